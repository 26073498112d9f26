// Without `onError`, reports an error only while the object is there.

// exercise 8.12
// instead of: // A closure that was not given stays `nil`: an error that nobody handles is reported.
// instead of: subscribe(
// instead of: onNext: onNext.map { onNext in
// instead of: { [weak object] element in object.map { onNext($0, element) } }
// instead of: },
// instead of: onError: onError.map { onError in
// instead of: { [weak object] error in object.map { onError($0, error) } }
// instead of: },
// instead of: onCompleted: onCompleted.map { onCompleted in
// instead of: { [weak object] in object.map(onCompleted) }
// instead of: },
// instead of: onDisposed: onDisposed.map { onDisposed in
// instead of: { [weak object] in object.map(onDisposed) }
// instead of: }
// instead of: )
subscribe(
  onNext: onNext.map { onNext in
    { [weak object] element in object.map { onNext($0, element) } }
  },
  onError: { [weak object] error in
    guard let object else { return }
    if let onError { onError(object, error) } else { Hooks.defaultErrorHandler([], error) }
  },
  onCompleted: onCompleted.map { onCompleted in
    { [weak object] in object.map(onCompleted) }
  },
  onDisposed: onDisposed.map { onDisposed in
    { [weak object] in object.map(onDisposed) }
  }
)
// end 8.12
