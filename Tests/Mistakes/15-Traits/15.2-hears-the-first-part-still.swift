// Hears an error of the first part after that has completed: it ends the second one.

// exercise 15.2
// instead of: guard !isFirstOver else { return }
// instead of: isFirstOver = true
// instead of: if let error { return fail(with: error) }
if let error { return fail(with: error) }
guard !isFirstOver else { return }
isFirstOver = true
// end 15.2
