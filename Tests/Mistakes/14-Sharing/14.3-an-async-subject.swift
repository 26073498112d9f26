// Only the last element is kept, and sent at the end.

// exercise 14.3
return multicast(makeSubject: { ReplaySubject.create(bufferSize: bufferSize) })
// end 14.3

// exercise 14.3
multicast(makeSubject: { AsyncSubject() })
// end 14.3
