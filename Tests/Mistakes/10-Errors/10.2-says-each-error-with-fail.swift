// It fails with the first error, and then moves on.

// exercise 10.2
// instead of: moveToNext()
fail(with: error)
moveToNext()
// end 10.2
