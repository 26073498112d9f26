// The closures of `subscribe(with:)` keep the object.

// exercise 8.12 in SubscribeWith.swift
subscribe(
  onNext: { onNext?(object, $0) },
  onError: { onError?(object, $0) },
  onCompleted: { onCompleted?(object) },
  onDisposed: { onDisposed?(object) }
)
// end 8.12

// exercise 8.12 in WithUnretained.swift
switch event {
case .next(let element):
  guard let object else {
    forwardOn(.completed)
    dispose()
    return
  }
  forwardOn(.next(select(object, element)))
case .error(let error):
  forwardOn(.error(error))
  dispose()
case .completed:
  forwardOn(.completed)
  dispose()
}
// end 8.12
