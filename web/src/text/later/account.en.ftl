
## An account
account-none = Nobody is signed in on this device
account-of = Signed in as { $name }
account-why = You can play without one. An account keeps how your matches went, on every device where you sign in.
account-have = I have an account
account-new = I want one
account-name = Name of the account
account-enter = Sign in
account-make = Make the account
account-by-key = Make the account with a passkey alone
account-forgotten = No address is asked for, so nobody can send you a forgotten password: let this browser keep it.
account-made = Your account is made, and you are signed in.
account-entered = You are signed in.
account-leave = Sign out
account-left = You are signed out on this device.
account-since = Kept since { $date }.
account-keep = Download all that is kept
account-saved = The file is saved where your downloads go.
account-erase = Erase the account
account-erase-sure = The account goes, with all figures kept of it. Nothing brings it back.
account-erase-now = Erase it for good
account-erase-by-key = Erase it for good with a passkey
account-erased = Your account is erased.
account-failed = The card room does not answer.
password = Password
password-now = The password now
password-new = The new one
password-hint = { $least } characters or more.
password-change = Another password
password-change-now = Change it
password-changed = The password is changed. Other devices are signed out.
password-choose = Choose a password
password-choose-now = Choose it
password-chosen = The password is chosen. It opens the account, too.
passkey-enter = Sign in with a passkey
passkey-make = Add a passkey
passkey-made = The passkey is kept. You can sign in with it.
passkey-none = No passkey was used.
passkeys = { $count ->
    [0] A passkey on your device or key ring can take the place of the password.
    [one] One passkey opens this account.
   *[other] { $count } passkeys open this account.
}
passkey-since = Passkey of { $date }
passkey-drop = Forget it
passkey-gone = The passkey is forgotten.
figures-none = No match is kept yet. The next one that you play to its end is the first.
figure-played = Played
figure-won = Won
figure-shared = Shared
figure-streak = In a row
figure-best = Longest row
figure-words = Words laid
figure-longest = Longest word
