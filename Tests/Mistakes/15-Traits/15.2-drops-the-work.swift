// Drops what a maybe's closure returns, so that the work can't be ended.

// exercise 15.2 in Maybe.swift
let source = Observable<Element>
  .create { observer in
    let isFirst = OneShot()
    _ = subscribe { answer in
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
    return Disposables.create()
  }
return PrimitiveSequence(raw: source)
// end 15.2
