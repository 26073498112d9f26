// One flag for all subscribers: after the first answer, the others hear nothing.

// exercise 15.1 in Single+Create.swift
let isFirst = OneShot()
let source = Observable<Element>
  .create { observer in
    subscribe { answer in
      guard isFirst.take() else { return }
      switch answer {
      case .success(let element):
        observer.onNext(element)
        observer.onCompleted()
      case .failure(let error):
        observer.onError(error)
      }
    }
  }
return PrimitiveSequence(raw: source)
// end 15.1
