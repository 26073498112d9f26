// Sends the end before it disposes the source.

// exercise 14.3
// instead of: return multicast(makeSubject: { ReplaySubject.create(bufferSize: bufferSize) })
return ConnectableObservable(
  makeConnection: connections(atTheEnd: .tell) { ReplaySubject.create(bufferSize: bufferSize) }
)
// end 14.3
