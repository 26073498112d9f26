// `withUnretained` drops elements once the object is gone, and doesn't complete.

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
  },
  onDisposed: onDisposed.map { onDisposed in
    { [weak object] in object.map(onDisposed) }
  }
)
// end 8.12

// exercise 8.12 in WithUnretained.swift
if let object { forwardNext(select(object, element)) }
// end 8.12
