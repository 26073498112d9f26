// One subject for all connections ends once for all.

// exercise 14.5
// instead of: Shared(makeConnection: connections(atTheEnd: .tell) { PublishSubject() })
let subject = PublishSubject<Element>()
return Shared(makeConnection: connections(atTheEnd: .tell) { subject })
// end 14.5
