// Subscribes with the object, so an error that comes when it is gone is dropped.

// exercise 16.5
// instead of: bind { [weak object] element in
// instead of: if let object { onNext(object, element) }
// instead of: }
subscribe(with: object, onNext: onNext, onError: { _, error in reportBindingError(error) })
// end 16.5
