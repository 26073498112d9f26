// The error waits in a variable of all subscribers until its source is disposed: if that makes
// another subscription fail, both hear the same error. And it is kept after the end.

// exercise 10.7
let source = asObservable()
var failure: Swift.Error?
let successes = Observable<Result<Element, Swift.Error>>
  .create { observer in
    source.subscribe(
      onNext: { element in observer.onNext(.success(element)) },
      onError: { error in
        failure = error
        observer.onError(error)
      },
      onCompleted: observer.onCompleted
    )
  }
let theRest = Observable<Result<Element, Swift.Error>>
  .create { observer in
    if let failure { observer.onNext(.failure(failure)) }
    observer.onCompleted()
    return Disposables.create()
  }
return .catch(sequence: [successes, theRest])
// end 10.7
