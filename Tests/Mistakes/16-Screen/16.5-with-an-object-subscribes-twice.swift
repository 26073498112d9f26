// `bind(with:)` subscribes twice, once for the elements and once for the error: a cold source is
// asked twice.

// exercise 16.5
// instead of: bind { [weak object] element in
// instead of: if let object { onNext(object, element) }
// instead of: }
Disposables.create(
  subscribe(
    onNext: { [weak object] element in
      if let object { onNext(object, element) }
    },
    onError: { _ in }
  ),
  subscribe(onError: reportBindingError)
)
// end 16.5
