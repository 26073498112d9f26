// Sends the mutations by hand, from an observer of the request.

// exercise 17.1
// instead of: .concat(
// instead of: .just(.setLoading(true)),
// instead of: request().map(Mutation.setDegrees).catch { _ in .empty() },
// instead of: .just(.setLoading(false))
// instead of: )
.create { [request] observer in
  observer.onNext(.setLoading(true))
  func stop() {
    observer.onNext(.setLoading(false))
    observer.onCompleted()
  }
  return request()
    .subscribe(
      onNext: { degrees in observer.onNext(.setDegrees(degrees)) },
      onError: { _ in stop() },
      onCompleted: stop
    )
}
// end 17.1
