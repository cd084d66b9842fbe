# The Alpha pack, as it is heard: the bare letter, the two letters of a vowel card, the wild. `object` is the form
# after a verb.

alpha-B = B
alpha-C = C
alpha-D = D
alpha-F = F
alpha-G = G
alpha-H = H
alpha-J = J
alpha-K = K
alpha-L = L
alpha-M = M
alpha-N = N
alpha-P = P
alpha-Q = Q
alpha-R = R
alpha-S = S
alpha-T = T
alpha-V = V
alpha-W = W
alpha-X = X
alpha-Y = Y
alpha-Z = Z
alpha-A-E = A or E
alpha-A-I = A or I
alpha-A-O = A or O
alpha-A-U = A or U
alpha-E-I = E or I
alpha-E-O = E or O
alpha-E-U = E or U
alpha-I-O = I or O
alpha-I-U = I or U
alpha-O-U = O or U
alpha-wild = wild
    .object = a wild
