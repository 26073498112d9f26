// The subject outlives the connection, and what it keeps is replayed as if it were new.

// exercise 14.6
let subject = ReplaySubject<Element>.create(bufferSize: replay)
guard replay == 1 else { return multicast(subject).refCount() }
return Shared(makeConnection: connections(atTheEnd: .tell) { subject })
// end 14.6
