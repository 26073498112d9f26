// If the second factory throws, the resource is never disposed: a leak.

// exercise 6.13
do {
  let resource = try resourceFactory()
  let source = try observableFactory(resource)
  return (sink, Disposables.create(source.subscribe(sink), resource))
} catch {
  sink.fail(with: error)
  return (sink, Disposables.create())
}
// end 6.13
