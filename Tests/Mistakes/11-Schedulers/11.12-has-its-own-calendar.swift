// Asks its own calendar what day it is, and not the one that it was given.

// exercise 11.12
// instead of: let monday = 2
let monday = 2
let calendar = Calendar(identifier: .gregorian)
// end 11.12
