// It counts errors, and not retries, so the last retry is not made.

// exercise 10.6
// instead of: guard index < retries else { return nil }
guard index + 1 < retries else { return nil }
// end 10.6
