// Looks whether a maybe was answered, and notes it in a second step.

// exercise 15.2 in Maybe.swift
let source = Observable<Element>
  .create { observer in
    let isAnswered = Counter()
    return subscribe { answer in
      guard isAnswered.count() == 0 else { return }
      isAnswered.add()
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
