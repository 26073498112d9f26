// Its connections would dispose the source last; the first sink to hear the end disposes it before that.

// exercise 14.7
// instead of: multicast(ReplaySubject.create(bufferSize: replay)).refCount()
let subject = ReplaySubject<Element>.create(bufferSize: replay)
return ConnectableObservable(makeConnection: connections(atTheEnd: .tell) { subject }).refCount()
// end 14.7
