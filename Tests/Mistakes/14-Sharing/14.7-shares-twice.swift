// Remembers what an inner `share()` sends, which disposes the source only after the end was heard.

// exercise 14.7
// instead of: multicast(ReplaySubject.create(bufferSize: replay)).refCount()
share().multicast(ReplaySubject.create(bufferSize: replay)).refCount()
// end 14.7
