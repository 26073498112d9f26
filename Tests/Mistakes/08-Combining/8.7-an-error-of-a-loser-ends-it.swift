// An error of any source ends the result, even if another one has won.

// exercise 8.7
// instead of: if sink.wins(number) { sink.fail(with: error) }
sink.fail(with: error)
// end 8.7
