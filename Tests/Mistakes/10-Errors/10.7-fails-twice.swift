// The failure comes again if the source sends more while it is heard.

// exercise 10.7
let source = asObservable()
return .create { observer in
  let events = AnyObserver<Element> { event in
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
  return source.subscribe(events)
}
// end 10.7
