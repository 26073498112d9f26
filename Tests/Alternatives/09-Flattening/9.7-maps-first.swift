// Makes the sequences with `map`, and flattens them with the operators without a closure.

// exercise 9.7
queries.map(search).switchLatest()
// end 9.7

// exercise 9.7
taps.map(refresh).flatMapFirst { $0 }
// end 9.7

// exercise 9.7
reports.map(send).concat()
// end 9.7

// exercise 9.7
addresses.map { address in load(address) }.merge(maxConcurrent: 4)
// end 9.7
