// A new subject for each connection: that is the other scope.

// exercise 14.7
multicast(makeSubject: { ReplaySubject.create(bufferSize: replay) }).refCount()
// end 14.7
