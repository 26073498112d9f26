// Holds the object in the closure, so that the subscription keeps the page alive.

// exercise 16.5
// instead of: bind { [weak object] element in
// instead of: if let object { onNext(object, element) }
// instead of: }
bind(onNext: { element in onNext(object, element) })
// end 16.5
