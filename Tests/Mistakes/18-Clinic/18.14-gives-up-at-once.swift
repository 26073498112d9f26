// Ends with the first failure.

// exercise 18.14
// instead of: guard index < 2 else { return .error(failure) }
guard index < 0 else { return .error(failure) }
// end 18.14
