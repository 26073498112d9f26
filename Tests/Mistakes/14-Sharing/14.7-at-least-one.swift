// Without a replay it replays one.

// exercise 14.7
// instead of: multicast(ReplaySubject.create(bufferSize: replay)).refCount()
multicast(ReplaySubject.create(bufferSize: max(1, replay))).refCount()
// end 14.7
