// Drops what the closure returns, so that nobody can end the work.

// exercise 15.1 in Single+Create.swift
let source = Observable<Element>
  .create { observer in
    let isFirst = OneShot()
    _ = subscribe { answer in
      guard isFirst.take() else { return }
      switch answer {
      case .success(let element):
        observer.onNext(element)
        observer.onCompleted()
      case .failure(let error):
        observer.onError(error)
      }
    }
    return Disposables.create()
  }
return PrimitiveSequence(raw: source)
// end 15.1
