// Gives the outbox one slot, and writes the closures out.

// exercise 9.7
// instead of: queries.flatMapLatest(search)
queries.flatMapLatest { search($0) }
// instead of: reports.concatMap(send)
reports.map(send).merge(maxConcurrent: 1)
// end 9.7
