// The factory is called once to see whether it throws, and once more for the source.

// exercise 6.12
do {
  _ = try observableFactory()
  return (sink, try observableFactory().subscribe(sink))
} catch {
  sink.fail(with: error)
  return (sink, Disposables.create())
}
// end 6.12
