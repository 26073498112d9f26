// Without an `onNext`, an element lands in the closure for the end, and is taken for a completion.

// exercise 4.6
subscribe(AnonymousObserver(on))
// end 4.6

// exercise 4.6
let disposed = onDisposed.map { Disposables.create(with: $0) }
let observer = AnonymousObserver<Element>(onNext: onNext) { event in
  if let error = event.error {
    (onError ?? reportUnhandled)(error)
  } else {
    onCompleted?()
  }
  disposed?.dispose()
}
let subscription = subscribe(observer)
guard let disposed else { return subscription }
return Disposables.create(subscription, disposed)
// end 4.6
