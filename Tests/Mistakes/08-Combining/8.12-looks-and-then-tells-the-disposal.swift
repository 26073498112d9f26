// `subscribe(with:)` looks whether `onDisposed` was called, and then calls it: two threads may both.

// exercise 8.12
let isOver = Flag()
let tellDisposal = { [weak object] in
  guard !isOver.isRaised() else { return }
  isOver.raise()
  if let object { onDisposed?(object) }
}
let subscription = subscribe { [weak object] event in
  switch event {
  case .next(let element):
    if let object { onNext?(object, element) }
  case .error(let error):
    if onError == nil { Hooks.defaultErrorHandler([], error) }
    if let object { onError?(object, error) }
    tellDisposal()
  case .completed:
    if let object { onCompleted?(object) }
    tellDisposal()
  }
}
return Disposables.create {
  subscription.dispose()
  tellDisposal()
}
// end 8.12
