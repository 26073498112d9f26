// Late events are refused by asking whether `onDisposed` was called: too late while the end is heard,
// and never if there is no such closure.

// exercise 4.6
asObservable().subscribe(AnonymousObserver(on))
// end 4.6

// exercise 4.6
let disposed = onDisposed.map { Disposables.create(with: $0) }
let observer = AnyObserver<Element> { event in
  guard disposed?.isDisposed != true else { return }
  switch event {
  case .next(let element):
    onNext?(element)
  case .error(let error):
    if let onError { onError(error) } else { reportUnhandled(error) }
    disposed?.dispose()
  case .completed:
    onCompleted?()
    disposed?.dispose()
  }
}
let subscription = asObservable().subscribe(observer)
guard let disposed else { return subscription }
return Disposables.create(subscription, disposed)
// end 4.6
