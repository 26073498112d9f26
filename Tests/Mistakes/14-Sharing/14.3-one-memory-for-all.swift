// One subject for all connections: the past does not end.

// exercise 14.3
return multicast(ReplaySubject.create(bufferSize: bufferSize))
// end 14.3

// exercise 14.3
multicast(ReplaySubject.createUnbounded())
// end 14.3
