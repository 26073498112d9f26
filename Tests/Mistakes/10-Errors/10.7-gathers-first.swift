// Only the last element is sent, at the end.

// exercise 10.7
.create { observer in
  var last: Element?
  return subscribe { event in
    switch event {
    case .next(let element):
      last = element
    case .error(let error):
      if let last { observer.onNext(.success(last)) }
      observer.onNext(.failure(error))
      observer.onCompleted()
    case .completed:
      if let last { observer.onNext(.success(last)) }
      observer.onCompleted()
    }
  }
}
// end 10.7
