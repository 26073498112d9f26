// Whatever the number, one element is kept.

// exercise 14.6
Shared(makeConnection: connections(atTheEnd: .tell) { ReplaySubject.create(bufferSize: 1) })
// end 14.6

// exercise 14.6
self.replay(1).refCount()
// end 14.6
