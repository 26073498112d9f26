// One flag for all subscribers of a maybe: the first to be answered is the only one.

// exercise 15.2 in Maybe.swift
let isFirst = OneShot()
let source = Observable<Element>
  .create { observer in
    subscribe { answer in
      guard isFirst.take() else { return }
      switch answer {
      case .success(let element):
        observer.onNext(element)
        observer.onCompleted()
      case .error(let error):
        observer.onError(error)
      case .completed:
        observer.onCompleted()
      }
    }
  }
return PrimitiveSequence(raw: source)
// end 15.2
