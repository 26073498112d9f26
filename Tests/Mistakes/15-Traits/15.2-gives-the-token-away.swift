// The token of the second part is dropped, so that nobody can end it.

// exercise 15.2 in Completable+AndThen.swift
switch event {
case .error(let error):
  forwardOn(.error(error))
  dispose()
case .completed:
  guard !isDisposed else { return }
  _ = second.subscribe(SecondObserver(sink: self))
}
// end 15.2
