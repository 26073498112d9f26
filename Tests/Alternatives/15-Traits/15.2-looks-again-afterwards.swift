// Looks again when `subscribe` has returned, and disposes the token itself if nobody listens; a zip
// merges two at a time.

// exercise 15.2
// instead of: private func endFirst(with error: Swift.Error?) {
// instead of: // The first part has one end. A source that goes on does not start the second part again.
// instead of: guard !isFirstOver else { return }
// instead of: isFirstOver = true
// instead of: if let error { return fail(with: error) }
// instead of: guard !isDisposed else { return }
// instead of: current.disposable = second.subscribe(SecondObserver(sink: self))
// instead of: }
private func endFirst(with error: Swift.Error?) {
  // The first part has one end. A source that goes on does not start the second part again.
  guard !isFirstOver else { return }
  isFirstOver = true
  switch error {
  case let error?:
    fail(with: error)
  case nil where isDisposed:
    break
  case nil:
    let token = second.subscribe(SecondObserver(sink: self))
    if isDisposed { token.dispose() } else { current.disposable = token }
  }
}
// instead of: Completable(raw: .merge(sources.map { $0.asObservable() }))
sources.reduce(Completable.empty()) { whole, part in
  Completable(raw: .merge(whole.asObservable(), part.asObservable()))
}
// instead of: switch answer {
// instead of: case .success(let element):
// instead of: observer.onNext(element)
// instead of: observer.onCompleted()
// instead of: case .error(let error):
// instead of: observer.onError(error)
// instead of: case .completed:
// instead of: observer.onCompleted()
// instead of: }
if case .error(let error) = answer {
  observer.onError(error)
} else {
  if case .success(let element) = answer { observer.onNext(element) }
  observer.onCompleted()
}
// end 15.2
