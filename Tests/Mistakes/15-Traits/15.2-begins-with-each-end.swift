// Starts the second part at each completion of the first.

// exercise 15.2
// instead of: guard !isFirstOver else { return }
// instead of: isFirstOver = true
// end 15.2
