// Guards by `asSingle()`: of two answers at the same moment it sends neither, but an error.

// exercise 15.1 in Single+Create.swift
Observable<Element>
  .create { observer in
    subscribe { answer in
      switch answer {
      case .success(let element):
        observer.onNext(element)
        observer.onCompleted()
      case .failure(let error):
        observer.onError(error)
      }
    }
  }
  .asSingle()
// end 15.1
