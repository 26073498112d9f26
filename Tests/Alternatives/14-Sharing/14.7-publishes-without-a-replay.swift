// Uses a publish subject where nothing is replayed, and hands out one subject in a closure.

// exercise 14.7
// instead of: multicast(ReplaySubject.create(bufferSize: replay)).refCount()
guard replay > 0 else { return multicast(PublishSubject()).refCount() }
let subject = ReplaySubject<Element>.create(bufferSize: replay)
return multicast(makeSubject: { subject }).refCount()
// end 14.7
