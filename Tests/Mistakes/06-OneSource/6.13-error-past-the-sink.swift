// A factory that throws tells the observer past the sink, and a resource is disposed by hand: the
// token keeps the sink, and so the observer, after the end. Breaks: "How a sink ends was settled in
// chapter 5: with `complete()` or `fail(with:)`".

// exercise 6.13
let resource: Resource
do {
  resource = try resourceFactory()
} catch {
  observer.onError(error)
  return (sink, Disposables.create())
}
do {
  let source = try observableFactory(resource)
  return (sink, Disposables.create(source.subscribe(sink), resource))
} catch {
  observer.onError(error)
  resource.dispose()
  return (sink, Disposables.create())
}
// end 6.13
