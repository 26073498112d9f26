// The result does not keep its source: a chain that only this operator holds is freed before
// anybody subscribes, and then there are no elements and no end.

// exercise 10.7
let source = asObservable()
return .create { [weak source] observer in
  guard let source else { return Disposables.create() }
  return source.subscribe { event in
    switch event {
    case .next(let element):
      observer.onNext(.success(element))
    case .error(let error):
      observer.onNext(.failure(error))
      observer.onCompleted()
    case .completed:
      observer.onCompleted()
    }
  }
}
// end 10.7
