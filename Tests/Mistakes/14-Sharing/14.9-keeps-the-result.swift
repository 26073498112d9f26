// A subscriber that leaves ends the connection, but the result goes on.

// exercise 14.9
do {
  let shared = source.multicast(try makeSubject())
  _ = try selector(shared).subscribe(sink)
  return (sink, shared.connect())
} catch {
  sink.fail(with: error)
  return (sink, Disposables.create())
}
// end 14.9
