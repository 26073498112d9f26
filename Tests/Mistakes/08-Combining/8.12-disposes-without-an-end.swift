// `withUnretained` disposes when the object is gone, and sends no end.

// exercise 8.12
// instead of: guard let object else { return complete() }
guard let object else { return dispose() }
// end 8.12
