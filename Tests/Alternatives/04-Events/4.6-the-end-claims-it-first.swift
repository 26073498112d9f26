// An end claims `onDisposed` before its own closure runs: a `dispose()` in the meantime leaves it
// to the end.

// exercise 4.6
asObservable().subscribe(AnonymousObserver(on))
// end 4.6

// exercise 4.6
let isClaimed = Flag()
let observer = AnonymousObserver<Element>(onNext: { onNext?($0) }) { end in
  let isMine = isClaimed.raise()
  if let error = end.error {
    (onError ?? reportUnhandled)(error)
  } else {
    onCompleted?()
  }
  if isMine { onDisposed?() }
}
let token = subscribe(observer)
return Disposables.create {
  token.dispose()
  if isClaimed.raise() { onDisposed?() }
}
// end 4.6
