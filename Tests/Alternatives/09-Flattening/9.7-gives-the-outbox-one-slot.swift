// Gives the outbox one slot, and writes the closures out.

// exercise 9.7
queries.flatMapLatest { search($0) }
// end 9.7

// exercise 9.7
taps.flatMapFirst { _ in refresh() }
// end 9.7

// exercise 9.7
reports.map(send).merge(maxConcurrent: 1)
// end 9.7

// exercise 9.7
addresses.map(load).merge(maxConcurrent: 4)
// end 9.7
