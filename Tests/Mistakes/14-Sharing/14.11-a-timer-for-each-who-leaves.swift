// Starts a timer for each one who leaves, not only for the last.

// exercise 14.11
// instead of: guard open?.listeners == 0 else { return false }
guard open != nil else { return false }
// end 14.11
