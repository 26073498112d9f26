// One gate for both ways is shut when an end arrives, so a dispose() during onError or onCompleted
// does nothing.

// exercise 4.6
subscribe(AnonymousObserver(on))
// end 4.6

// exercise 4.6
let gate = Disposables.create {}
let lastWord = Disposables.create { onDisposed?() }
let observer = AnonymousObserver<Element>(onNext: onNext ?? { _ in }) { event in
  gate.dispose()
  switch event {
  case .next: return
  case .error(let error): (onError ?? reportUnhandled)(error)
  case .completed: onCompleted?()
  }
  lastWord.dispose()
}
let subscription = subscribe(observer)
return Disposables.create {
  guard !gate.isDisposed else { return }
  subscription.dispose()
  lastWord.dispose()
}
// end 4.6
