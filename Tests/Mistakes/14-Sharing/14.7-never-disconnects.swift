// The connection, too, is never ended.

// exercise 14.7
let shared = multicast(ReplaySubject.create(bufferSize: replay))
return ClosureObservable { observer in
  let subscription = shared.subscribe(observer)
  _ = shared.connect()
  return subscription
}
// end 14.7
