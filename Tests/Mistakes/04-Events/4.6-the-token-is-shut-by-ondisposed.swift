// The token does nothing any more once `onDisposed` has begun.

// exercise 4.6
asObservable().subscribe(AnonymousObserver(on))
// end 4.6

// exercise 4.6
let disposed = Disposables.create { onDisposed?() }
let observer = AnonymousObserver<Element> { event in
  switch event {
  case .next(let element):
    onNext?(element)
    return
  case .error(let error):
    if let onError { onError(error) } else { reportUnhandled(error) }
  case .completed:
    onCompleted?()
  }
  disposed.dispose()
}
let subscription = asObservable().subscribe(observer)
return Disposables.create {
  guard !disposed.isDisposed else { return }
  subscription.dispose()
  disposed.dispose()
}
// end 4.6
