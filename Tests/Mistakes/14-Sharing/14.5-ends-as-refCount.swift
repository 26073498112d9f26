// It disposes the source before the end is sent.

// exercise 14.5
// instead of: Shared(makeConnection: connections(atTheEnd: .tell) { PublishSubject() })
Shared(makeConnection: connections(atTheEnd: .release) { PublishSubject() })
// end 14.5
