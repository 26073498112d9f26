// A group that ends gives up its part in the source before its subscriber has heard that end: after
// the result was disposed, the source is disposed first, and the last subscriber hears the end
// later.

// exercise 9.6
// instead of: // The use goes last: the source may send something while it is being disposed.
// instead of: return Disposables.create(subject.subscribe(observer), use)
// Who hears the end needs the source no longer, even if the token is kept.
let listener = AnyObserver<Element> { event in
  if case .next = event {} else { use.dispose() }
  observer.on(event)
}
return Disposables.create(subject.subscribe(listener), use)
// end 9.6
