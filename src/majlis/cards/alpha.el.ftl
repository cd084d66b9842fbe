# Η τράπουλα Alpha. Ακούγεται το αγγλικό όνομα του γράμματος με ελληνικά γράμματα, ώστε να το λέει και μια ελληνική
# φωνή· το άρθρο το ξεχωρίζει από λέξεις όπως «τι». Το `object` είναι ο τύπος μετά από ρήμα.

alpha-B = το μπι
alpha-C = το σι
alpha-D = το ντι
alpha-F = το εφ
alpha-G = το τζι
alpha-H = το έιτς
alpha-J = το τζέι
alpha-K = το κέι
alpha-L = το ελ
alpha-M = το εμ
alpha-N = το εν
alpha-P = το πι
alpha-Q = το κιού
alpha-R = το αρ
alpha-S = το ες
alpha-T = το τι
alpha-V = το βι
alpha-W = το ντάμπλιου
alpha-X = το εξ
alpha-Y = το γουάι
alpha-Z = το ζεντ
alpha-A-E = το έι ή ίι
alpha-A-I = το έι ή άι
alpha-A-O = το έι ή όου
alpha-A-U = το έι ή γιου
alpha-E-I = το ίι ή άι
alpha-E-O = το ίι ή όου
alpha-E-U = το ίι ή γιου
alpha-I-O = το άι ή όου
alpha-I-U = το άι ή γιου
alpha-O-U = το όου ή γιου
alpha-wild = ο μπαλαντέρ
    .object = τον μπαλαντέρ
