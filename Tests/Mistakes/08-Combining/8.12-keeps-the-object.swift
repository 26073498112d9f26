// The closures of `subscribe(with:)` keep the object alive.

// exercise 8.12 in SubscribeWith.swift
subscribe(
  onNext: { onNext?(object, $0) },
  onError: { onError?(object, $0) },
  onCompleted: { onCompleted?(object) },
  onDisposed: { onDisposed?(object) }
)
// end 8.12

// exercise 8.12 in WithUnretained.swift
guard let object else { return complete() }
forwardNext(select(object, element))
// end 8.12
