// Begins a new round at each pull, and cancels the one that is under way.

// exercise 18.17
// instead of: .flatMapFirst { visibleRound }
.flatMapLatest { visibleRound }
// end 18.17
