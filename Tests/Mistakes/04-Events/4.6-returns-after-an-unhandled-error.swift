// An error without an `onError` is reported, and `onDisposed` is forgotten.

// exercise 4.6
subscribe(AnonymousObserver(on))
// end 4.6

// exercise 4.6
let disposed = onDisposed.map { Disposables.create(with: $0) }
let observer = AnonymousObserver<Element>(onNext: onNext ?? { _ in }) { event in
  switch event {
  case .next: return
  case .error(let error):
    guard let onError else { return reportUnhandled(error) }
    onError(error)
  case .completed: onCompleted?()
  }
  disposed?.dispose()
}
let subscription = subscribe(observer)
guard let disposed else { return subscription }
return Disposables.create(subscription, disposed)
// end 4.6
