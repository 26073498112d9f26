// Each factory has a `do` of its own with its own way out, and a closure disposes the two in their order.

// exercise 6.13
let resource: Resource
do {
  resource = try resourceFactory()
} catch {
  sink.fail(with: error)
  return (sink, Disposables.create())
}
let source: Observable<Element>
do {
  source = try observableFactory(resource)
} catch {
  // The end is heard first; the token, disposed by then, disposes the resource when it gets it.
  sink.fail(with: error)
  return (sink, resource)
}
let subscription = source.subscribe(sink)
let whole = Disposables.create {
  subscription.dispose()
  resource.dispose()
}
return (sink, whole)
// end 6.13
