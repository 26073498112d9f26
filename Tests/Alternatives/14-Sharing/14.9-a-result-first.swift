// Calls both closures in a `Result`, and disposes the connection before the result.

// exercise 14.9
let made = Result {
  let shared = source.multicast(try makeSubject())
  return (shared, try selector(shared))
}
switch made {
case .success((let shared, let result)):
  let subscription = result.subscribe(sink)
  return (sink, Disposables.create(shared.connect(), subscription))
case .failure(let error):
  sink.fail(with: error)
  return (sink, Disposables.create())
}
// end 14.9
