// Each tap disposes the refresh that is under way, and starts another one.

// exercise 9.7
queries.flatMapLatest(search)
// end 9.7

// exercise 9.7
taps.flatMapLatest { _ in refresh() }
// end 9.7
