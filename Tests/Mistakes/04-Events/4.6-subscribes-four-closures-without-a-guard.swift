// An `AnyObserver` instead of an `AnonymousObserver`: without a guard at the source, closures are
// called after the end.

// exercise 4.6
subscribe(AnyObserver(eventHandler: on))
// end 4.6

// exercise 4.6
let disposed = onDisposed.map { Disposables.create(with: $0) }
let observer = AnyObserver<Element> { event in
  switch event {
  case .next(let element):
    onNext?(element)
    return
  case .error(let error): (onError ?? reportUnhandled)(error)
  case .completed: onCompleted?()
  }
  disposed?.dispose()
}
let subscription = subscribe(observer)
guard let disposed else { return subscription }
return Disposables.create(subscription, disposed)
// end 4.6
