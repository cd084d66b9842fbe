
## Tours
tour = Guided tour
tour-of = Tour of { $game }
tour-now = Now: { $move }
tour-do = Do it for me
tour-typed = Or, in the command line:
guest = Guest
key-rules = the rules, with what is agreed at this table
