// Two sources in a list: the elements, and then the failure, which each subscriber keeps for
// itself.

// exercise 10.7
let source = asObservable()
return .create { observer in
  var lastError: Swift.Error?
  let successes = Observable<Result<Element, Swift.Error>>
    .create { results in
      source.subscribe(
        AnonymousObserver<Element>(
          onNext: { element in results.onNext(.success(element)) },
          onEnd: { end in
            if let error = end.error {
              lastError = error
              results.onError(error)
            } else {
              results.onCompleted()
            }
          }
        )
      )
    }
  let failure = Observable<Result<Element, Swift.Error>>
    .create { results in
      if let error = lastError { results.onNext(.failure(error)) }
      lastError = nil
      results.onCompleted()
      return Disposables.create()
    }
  return CatchSequence([successes, failure]).subscribe(observer)
}
// end 10.7
