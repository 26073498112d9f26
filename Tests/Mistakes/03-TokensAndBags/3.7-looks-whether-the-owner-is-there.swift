// Looks whether the owner is still there, and counts it out with the next line; two threads can do so.

// exercise 3.7
// instead of: let before = holders.update { $0 & ~Share.owner }
guard holders.value() & Share.owner != 0 else { return }
let before = holders.update { $0 - Share.owner }
// end 3.7
