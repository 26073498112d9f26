// It is made with `create`: one subscription, and a switch.

// exercise 10.7
.create { observer in
  subscribe { event in
    switch event {
    case .next(let element): observer.onNext(.success(element))
    case .error(let error):
      observer.onNext(.failure(error))
      observer.onCompleted()
    case .completed: observer.onCompleted()
    }
  }
}
// end 10.7
