// The size is not passed on.

// exercise 14.3
return multicast(makeSubject: { ReplaySubject.create(bufferSize: 1) })
// end 14.3

// exercise 14.3
multicast(makeSubject: { ReplaySubject.createUnbounded() })
// end 14.3
