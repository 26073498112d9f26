// One closure for all events, and always a pair.

// exercise 4.6
subscribe(AnonymousObserver(on))
// end 4.6

// exercise 4.6
let disposed = Disposables.create { onDisposed?() }
let subscription = subscribe { event in
  switch event {
  case .next(let element): onNext?(element)
  case .error(let error):
    if let onError { onError(error) } else { reportUnhandled(error) }
  case .completed: onCompleted?()
  }
  if event.isStopEvent { disposed.dispose() }
}
return Disposables.create(subscription, disposed)
// end 4.6
