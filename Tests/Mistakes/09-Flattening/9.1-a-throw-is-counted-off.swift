// What throws is counted off before its error ends the result: if the closure has made the outer
// sequence complete, the result completes.

// exercise 9.1
// instead of: fail(with: error)
expectOneLess()
fail(with: error)
// end 9.1
