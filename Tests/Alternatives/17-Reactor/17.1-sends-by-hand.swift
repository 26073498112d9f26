// Sends the mutations by hand, from an observer of the request.

// exercise 17.1
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
