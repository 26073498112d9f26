// Lets a negative limit pass: no slot is ever free, all that come are expected, and nothing ends.

// exercise 9.3
// instead of: if limit > 0 { expect() }
// instead of: guard let inner = inner(for: element), limit > 0 else { return }
if limit != 0 { expect() }
guard let inner = inner(for: element), limit != 0 else { return }
// end 9.3
