// Disposes the work before it sends the answer.

// exercise 15.1 in Single+Create.swift
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
      case .failure(let error):
        observer.onError(error)
      }
    }
    work.setDisposable(returned)
    return work
  }
return PrimitiveSequence(raw: source)
// end 15.1
