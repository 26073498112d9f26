// Looks again when `subscribe` has returned, and disposes the token itself if nobody listens; a zip
// merges two at a time.

// exercise 15.2 in Completable+AndThen.swift
switch error {
case let error?:
  fail(with: error)
case nil where isDisposed:
  break
case nil:
  let token = second.subscribe(SecondObserver(sink: self))
  if isDisposed { token.dispose() } else { current.disposable = token }
}
// end 15.2

// exercise 15.2 in Completable+Operators.swift
sources.reduce(Completable.empty()) { whole, part in
  Completable(raw: .merge(whole.asObservable(), part.asObservable()))
}
// end 15.2

// exercise 15.2 in Maybe.swift
if case .error(let error) = answer {
  observer.onError(error)
} else {
  if case .success(let element) = answer { observer.onNext(element) }
  observer.onCompleted()
}
// end 15.2
