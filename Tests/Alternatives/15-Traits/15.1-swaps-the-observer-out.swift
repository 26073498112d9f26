// A lock holds the observer until the first answer takes it out.

// exercise 15.1 in Single+Create.swift
Single(
  raw: .create { observer in
    let waiting = Lock<AnyObserver<Element>?>(observer)
    return subscribe { answer in
      let observer: AnyObserver<Element>? = waiting.withLock { waiting in
        defer { waiting = nil }
        return waiting
      }
      switch answer {
      case .failure(let error): observer?.onError(error)
      case .success(let element):
        observer?.onNext(element)
        observer?.onCompleted()
      }
    }
  }
)
// end 15.1
