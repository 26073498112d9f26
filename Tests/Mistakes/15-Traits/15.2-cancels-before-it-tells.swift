// Disposes a maybe's work before it sends the answer.

// exercise 15.2 in Maybe.swift
let source = Observable<Element>
  .create { observer in
    let isFirst = OneShot()
    let work = SingleAssignmentDisposable()
    let returned = subscribe { answer in
      guard isFirst.take() else { return }
      work.dispose()
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
    work.setDisposable(returned)
    return work
  }
return PrimitiveSequence(raw: source)
// end 15.2
