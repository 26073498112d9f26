// The observer itself is subscribed, so nothing can silence the source.

// exercise 6.12
do {
  return (sink, try observableFactory().subscribe(observer))
} catch {
  sink.fail(with: error)
  return (sink, Disposables.create())
}
// end 6.12
