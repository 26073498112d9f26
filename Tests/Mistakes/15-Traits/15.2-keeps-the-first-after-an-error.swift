// After an error nothing is disposed.

// exercise 15.2 in Completable+AndThen.swift
switch event {
case .error(let error):
  forwardOn(.error(error))
case .completed:
  guard !isDisposed else { return }
  current.disposable = second.subscribe(SecondObserver(sink: self))
}
// end 15.2
