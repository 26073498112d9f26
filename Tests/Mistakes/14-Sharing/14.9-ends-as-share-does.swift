// Sends the end before it disposes the source.

// exercise 14.9
// instead of: let shared = source.multicast(try makeSubject())
let subject = try makeSubject()
let shared = ConnectableObservable(
  makeConnection: source.connections(atTheEnd: .tell) { subject }
)
// end 14.9
