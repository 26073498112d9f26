// The subject outlives the connection, and what it keeps is replayed as if it were new.

// exercise 14.6
let subject = ReplaySubject<Element>.create(bufferSize: 1)
return Shared(makeConnection: connections(atTheEnd: .tell) { subject })
// end 14.6

// exercise 14.6
let subject = ReplaySubject<Element>.create(bufferSize: replay)
return multicast(subject).refCount()
// end 14.6
