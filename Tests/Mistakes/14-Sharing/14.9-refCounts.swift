// It counts listeners, so the first use of the source connects, and the others come too late.

// exercise 14.9
do {
  let shared = source.multicast(try makeSubject()).refCount()
  return (sink, try selector(shared).subscribe(sink))
} catch {
  sink.fail(with: error)
  return (sink, Disposables.create())
}
// end 14.9
