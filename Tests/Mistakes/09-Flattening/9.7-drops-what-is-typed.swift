// Drops what is typed while a search is under way: the list stays with the old query.

// exercise 9.7
// instead of: queries.flatMapLatest(search)
queries.flatMapFirst(search)
// instead of: taps.flatMapFirst { _ in refresh() }
taps.flatMapFirst(refresh)
// end 9.7
