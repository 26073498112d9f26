// A flag says whether `onDisposed` was called; the two closures look and mark in one step.

// exercise 4.6
asObservable().subscribe(AnonymousObserver(on))
// end 4.6

// exercise 4.6
let isDone = Flag()
func finish() {
  if isDone.raise() { onDisposed?() }
}
let observer = AnonymousObserver<Element> { event in
  switch event {
  case .next(let element): return onNext?(element) ?? ()
  case .completed: onCompleted?()
  case .error(let error): if let onError { onError(error) } else { reportUnhandled(error) }
  }
  finish()
}
let token = subscribe(observer)
return Disposables.create {
  token.dispose()
  finish()
}
// end 4.6
