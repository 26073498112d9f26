// Looks whether there are too many commands before what was undone is dropped.

// exercise 17.10
// instead of: // What was undone is dropped, with what is still to come of it.
let isFull = contents.count > limit
// What was undone is dropped, with what is still to come of it.
// instead of: if contents.count - 1 > limit { forgetOldest() }
if isFull { forgetOldest() }
// end 17.10
