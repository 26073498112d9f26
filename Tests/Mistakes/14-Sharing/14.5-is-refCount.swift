// `publish().refCount()` shares, but ends in the wrong order.

// exercise 14.5
// instead of: Shared(makeConnection: connections(atTheEnd: .tell) { PublishSubject() })
publish().refCount()
// end 14.5
