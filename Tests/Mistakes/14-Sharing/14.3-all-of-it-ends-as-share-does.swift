// `replayAll()` tells the end first, and then disposes the source.

// exercise 14.3
// instead of: multicast(makeSubject: { ReplaySubject.createUnbounded() })
let makeConnection = connections(atTheEnd: .tell) { ReplaySubject.createUnbounded() }
return ConnectableObservable(makeConnection: makeConnection)
// end 14.3
