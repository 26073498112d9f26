// The connection is made, but nobody keeps it.

// exercise 14.9
do {
  let shared = source.multicast(try makeSubject())
  let subscription = try selector(shared).subscribe(sink)
  _ = shared.connect()
  return (sink, subscription)
} catch {
  sink.fail(with: error)
  return (sink, Disposables.create())
}
// end 14.9
