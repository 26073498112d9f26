// Writes out what the operator `replay` does.

// exercise 14.6
// instead of: self.replay(replay).refCount()
multicast(makeSubject: { ReplaySubject.create(bufferSize: replay) }).refCount()
// end 14.6
