// Notes that the failure was sent, once for all subscribers.

// exercise 10.7
let source = asObservable()
var hasFailed = false
return Observable.create { observer in
  source.subscribe { event in
    switch event {
    case .next(let element): observer.onNext(.success(element))
    case .error(let error):
      guard !hasFailed else { return }
      hasFailed = true
      observer.onNext(.failure(error))
      observer.onCompleted()
    case .completed: observer.onCompleted()
    }
  }
}
// end 10.7
