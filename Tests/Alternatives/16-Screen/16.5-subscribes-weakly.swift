// Subscribes with two closures, of which one holds the object weakly.

// exercise 16.5
// instead of: bind { [weak object] element in
// instead of: if let object { onNext(object, element) }
// instead of: }
subscribe(
  onNext: { [weak object] element in
    guard let object else { return }
    onNext(object, element)
  },
  onError: reportBindingError
)
// end 16.5
