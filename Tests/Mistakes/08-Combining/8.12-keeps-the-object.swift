// The closures of `subscribe(with:)` keep the object alive.

// exercise 8.12
subscribe(
  onNext: { onNext?(object, $0) },
  onError: { onError?(object, $0) },
  onCompleted: { onCompleted?(object) },
  onDisposed: { onDisposed?(object) }
)
// end 8.12
