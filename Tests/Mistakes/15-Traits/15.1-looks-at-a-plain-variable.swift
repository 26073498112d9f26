// Looks at a plain variable, and changes it in a second step: two threads may both find it false.

// exercise 15.1 in Single+Create.swift
let source = Observable<Element>
  .create { observer in
    var isAnswered = false
    return subscribe { answer in
      if isAnswered { return }
      isAnswered = true
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
