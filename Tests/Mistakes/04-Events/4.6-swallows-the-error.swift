// An error that nobody handles is dropped, and nobody ever learns of it.

// exercise 4.6
asObservable().subscribe(AnonymousObserver(on))
// end 4.6

// exercise 4.6
let disposed = onDisposed.map { Disposables.create(with: $0) }
let observer = AnonymousObserver<Element> { event in
  switch event {
  case .next(let element):
    onNext?(element)
    return
  case .error(let error):
    onError?(error)
  case .completed:
    onCompleted?()
  }
  disposed?.dispose()
}
let subscription = asObservable().subscribe(observer)
guard let disposed else { return subscription }
return Disposables.create(subscription, disposed)
// end 4.6
