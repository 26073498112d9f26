// More than one is taken for all.

// exercise 14.6
Shared(makeConnection: connections(atTheEnd: .tell) { ReplaySubject.create(bufferSize: 1) })
// end 14.6

// exercise 14.6
replayAll().refCount()
// end 14.6
