// It is connected for ever, too.

// exercise 14.7
let shared = multicast(ReplaySubject.create(bufferSize: replay))
return ClosureObservable { observer in
  let place = shared.subscribe(observer)
  _ = shared.connect()
  return place
}
// end 14.7
