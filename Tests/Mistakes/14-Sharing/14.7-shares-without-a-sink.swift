// One subject, but no sink that ends a connection whose subject has ended.

// exercise 14.7
let subject = ReplaySubject<Element>.create(bufferSize: replay)
return Shared(makeConnection: connections(atTheEnd: .tell) { subject })
// end 14.7
