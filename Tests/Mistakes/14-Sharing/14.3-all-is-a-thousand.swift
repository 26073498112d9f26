// All elements are the last thousand.

// exercise 14.3
// instead of: multicast(makeSubject: { ReplaySubject.createUnbounded() })
multicast(makeSubject: { ReplaySubject.create(bufferSize: 1_000) })
// end 14.3
