// Collects the answer, and sends it when the closure has returned: an answer that comes later is lost.

// exercise 15.1 in Single+Create.swift
let source = Observable<Element>
  .create { observer in
    var first: SingleEvent<Element>?
    let work = subscribe { answer in
      if first == nil { first = answer }
    }
    switch first {
    case .success(let element)?:
      observer.onNext(element)
      observer.onCompleted()
    case .failure(let error)?:
      observer.onError(error)
    case nil:
      break
    }
    return work
  }
return PrimitiveSequence(raw: source)
// end 15.1
