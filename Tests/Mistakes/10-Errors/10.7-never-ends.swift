// It sends the failure, and does not complete.

// exercise 10.7
.create { observer in
  subscribe { event in
    switch event {
    case .next(let element): observer.onNext(.success(element))
    case .error(let error): observer.onNext(.failure(error))
    case .completed: observer.onCompleted()
    }
  }
}
// end 10.7
