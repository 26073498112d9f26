// For more than one element, it replays all of them.

// exercise 14.6
Shared(makeConnection: connections(atTheEnd: .tell) { ReplaySubject.create(bufferSize: 1) })
// end 14.6

// exercise 14.6
replayAll().refCount()
// end 14.6
