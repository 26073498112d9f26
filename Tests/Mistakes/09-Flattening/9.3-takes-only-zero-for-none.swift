// Lets a negative limit pass: no slot is ever free, all that come are expected, and nothing ends.

// exercise 9.3
// instead of: guard limit > 0 else { return }
guard limit != 0 else { return }
// end 9.3
