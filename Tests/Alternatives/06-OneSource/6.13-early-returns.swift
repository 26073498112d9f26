// Each factory has a `do` of its own, and a closure disposes the two.

// exercise 6.13
let resource: Resource
do {
  resource = try resourceFactory()
} catch {
  sink.fail(with: error)
  return (sink, Disposables.create())
}
do {
  let subscription = try observableFactory(resource).subscribe(sink)
  return (
    sink,
    Disposables.create {
      subscription.dispose()
      resource.dispose()
    }
  )
} catch {
  sink.fail(with: error)
  return (sink, resource)
}
// end 6.13
