// That `onDisposed` was called is recorded after it has returned; another thread may call it
// meanwhile.

// exercise 4.6
asObservable().subscribe(AnonymousObserver(on))
// end 4.6

// exercise 4.6
var isOver = false
func tellDisposed() {
  guard !isOver else { return }
  onDisposed?()
  isOver = true
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
