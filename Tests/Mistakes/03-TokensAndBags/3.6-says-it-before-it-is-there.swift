// Says that a disposable was set, and stores it with the next line.

// exercise 3.6
// instead of: child = disposable
// instead of: let before = facts.update { $0.union(.wasSet) }
let before = facts.update { $0.union(.wasSet) }
child = disposable
// end 3.6
