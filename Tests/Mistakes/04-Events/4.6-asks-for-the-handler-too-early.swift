// The handler is looked up when somebody subscribes, so one that is set later is never called.

// exercise 4.6
asObservable().subscribe(AnonymousObserver(on))
// end 4.6

// exercise 4.6
let handler = Hooks.defaultErrorHandler
let disposed = onDisposed.map { Disposables.create(with: $0) }
let observer = AnonymousObserver<Element> { event in
  switch event {
  case .next(let element):
    onNext?(element)
    return
  case .error(let error):
    if let onError { onError(error) } else { handler(callStack, error) }
  case .completed:
    onCompleted?()
  }
  disposed?.dispose()
}
let subscription = asObservable().subscribe(observer)
guard let disposed else { return subscription }
return Disposables.create(subscription, disposed)
// end 4.6
