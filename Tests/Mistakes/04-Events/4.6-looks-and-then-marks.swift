// Whether `onDisposed` was called is looked up first and recorded afterwards, so two threads may
// both find that it was not.

// exercise 4.6
asObservable().subscribe(AnonymousObserver(on))
// end 4.6

// exercise 4.6
let isOver = BooleanDisposable()
func tellDisposed() {
  guard !isOver.isDisposed else { return }
  isOver.dispose()
  onDisposed?()
}
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
  tellDisposed()
}
let subscription = asObservable().subscribe(observer)
return Disposables.create(subscription, Disposables.create(with: tellDisposed))
// end 4.6
