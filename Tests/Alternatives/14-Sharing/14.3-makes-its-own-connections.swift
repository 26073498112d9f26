// Makes the connections itself, and publishes where nothing is kept.

// exercise 14.3
// instead of: return multicast(makeSubject: { ReplaySubject.create(bufferSize: bufferSize) })
guard bufferSize > 0 else { return publish() }
return ConnectableObservable(
  makeConnection: connections(atTheEnd: .release) { ReplaySubject.create(bufferSize: bufferSize) }
)
// instead of: multicast(makeSubject: { ReplaySubject.createUnbounded() })
multicast(makeSubject: ReplaySubject.createUnbounded)
// end 14.3
