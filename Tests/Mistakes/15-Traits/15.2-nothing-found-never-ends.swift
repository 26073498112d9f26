// A maybe without an element never ends.

// exercise 15.2 in Maybe.swift
let source = Observable<Element>
  .create { observer in
    let isFirst = OneShot()
    return subscribe { answer in
      guard isFirst.take() else { return }
      switch answer {
      case .success(let element):
        observer.onNext(element)
        observer.onCompleted()
      case .error(let error):
        observer.onError(error)
      case .completed:
        break
      }
    }
  }
return PrimitiveSequence(raw: source)
// end 15.2
