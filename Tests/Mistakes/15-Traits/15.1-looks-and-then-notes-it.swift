// Looks whether there was an answer, and notes this one in a second step.

// exercise 15.1 in Single+Create.swift
let source = Observable<Element>
  .create { observer in
    let isAnswered = Flag()
    return subscribe { answer in
      if isAnswered.isRaised() { return }
      isAnswered.raise()
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
