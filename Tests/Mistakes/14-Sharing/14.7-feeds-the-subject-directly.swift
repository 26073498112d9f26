// The subject itself subscribes to the source. What the source sends while it is being disposed,
// after the last one has left, is remembered and replayed to the next; and if that is an end, it is
// the end of everything.

// exercise 14.7
// instead of: multicast(ReplaySubject.create(bufferSize: replay)).refCount()
let memory = ReplaySubject<Element>.create(bufferSize: replay)
let feeding = ClosureObservable<Element> { _ in self.subscribe(memory) }
return feeding.multicast(memory).refCount()
// end 14.7
