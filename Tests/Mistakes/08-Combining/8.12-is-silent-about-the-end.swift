// The closure for the end of the subscription is forgotten.

// exercise 8.12 in SubscribeWith.swift
subscribe(
  onNext: onNext.map { onNext in
    { [weak object] element in object.map { onNext($0, element) } }
  },
  onError: onError.map { onError in
    { [weak object] error in object.map { onError($0, error) } }
  },
  onCompleted: onCompleted.map { onCompleted in
    { [weak object] in object.map(onCompleted) }
  }
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
