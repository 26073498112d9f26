// The resource is disposed while the source still works with it.

// exercise 6.13
var resource: Disposable = Disposables.create()
let source: Observable<Element>
do {
  let made = try resourceFactory()
  resource = made
  source = try observableFactory(made)
} catch {
  source = .error(error)
}
return (sink, Disposables.create(resource, source.subscribe(sink)))
// end 6.13
