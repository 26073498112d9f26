// An empty query is skipped: when the box has been emptied, the search for what stood there goes
// on, and its answer is shown.

// exercise 9.7
// instead of: queries.flatMapLatest(search)
queries.filter { !$0.isEmpty }.flatMapLatest(search)
// end 9.7
