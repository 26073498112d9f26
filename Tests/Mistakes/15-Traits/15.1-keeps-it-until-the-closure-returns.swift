// Keeps an answer that comes inside the closure until that has returned.

// exercise 15.1 in Single+Create.swift
let source = Observable<Element>
  .create { observer in
    let isFirst = OneShot()
    var hasReturned = false
    var early: SingleEvent<Element>?
    func send(_ answer: SingleEvent<Element>) {
      switch answer {
      case .success(let element):
        observer.onNext(element)
        observer.onCompleted()
      case .failure(let error):
        observer.onError(error)
      }
    }
    let work = subscribe { answer in
      guard isFirst.take() else { return }
      if hasReturned { send(answer) } else { early = answer }
    }
    hasReturned = true
    if let early { send(early) }
    return work
  }
return PrimitiveSequence(raw: source)
// end 15.1
