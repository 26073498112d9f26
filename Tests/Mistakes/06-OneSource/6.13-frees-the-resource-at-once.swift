// The resource is disposed as soon as the source is subscribed.

// exercise 6.13
do {
  let resource = try resourceFactory()
  defer { resource.dispose() }
  return (sink, try observableFactory(resource).subscribe(sink))
} catch {
  sink.fail(with: error)
  return (sink, Disposables.create())
}
// end 6.13
