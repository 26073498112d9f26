// Both ways to the end call `onDisposed`, and a subscriber that leaves after the end hears it
// again.

// exercise 4.6
asObservable().subscribe(AnonymousObserver(on))
// end 4.6

// exercise 4.6
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
  onDisposed?()
}
let subscription = asObservable().subscribe(observer)
return Disposables.create(subscription, Disposables.create { onDisposed?() })
// end 4.6
