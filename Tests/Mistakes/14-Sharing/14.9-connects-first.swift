// It connects before anybody listens.

// exercise 14.9
do {
  let shared = source.multicast(try makeSubject())
  let connection = shared.connect()
  return (sink, Disposables.create(try selector(shared).subscribe(sink), connection))
} catch {
  sink.fail(with: error)
  return (sink, Disposables.create())
}
// end 14.9
