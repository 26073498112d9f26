// The token calls `onDisposed` and leaves the source running.

// exercise 4.6
subscribe(AnonymousObserver(on))
// end 4.6

// exercise 4.6
let disposed = onDisposed.map { Disposables.create(with: $0) }
let observer = AnonymousObserver<Element>(onNext: onNext ?? { _ in }) { event in
  switch event {
  case .next: return
  case .error(let error): (onError ?? reportUnhandled)(error)
  case .completed: onCompleted?()
  }
  disposed?.dispose()
}
let subscription = subscribe(observer)
return disposed ?? subscription
// end 4.6
