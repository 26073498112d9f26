// The first source that completes ends the result.

// exercise 8.2
// instead of: let left = expected.subtract()
// instead of: if left == 0 { complete() }
expected.subtract()
complete()
// end 8.2
