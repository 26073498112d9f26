// The subscription is thrown away: disposing the result does not reach the source.

// exercise 6.12
do {
  _ = try observableFactory().subscribe(sink)
} catch {
  sink.fail(with: error)
}
return (sink, Disposables.create())
// end 6.12
