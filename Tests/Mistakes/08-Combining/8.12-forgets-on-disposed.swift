// Forgets `onDisposed`.

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
