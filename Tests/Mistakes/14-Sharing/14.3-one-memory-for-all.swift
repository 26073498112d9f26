// One subject for all connections: the replay does not end with its connection.

// exercise 14.3
return multicast(ReplaySubject.create(bufferSize: bufferSize))
// end 14.3

// exercise 14.3
multicast(ReplaySubject.createUnbounded())
// end 14.3
