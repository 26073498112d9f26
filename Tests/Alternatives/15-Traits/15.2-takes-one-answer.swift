// A maybe's answers are elements until `take(1)` has one, and a zip flattens its parts.

// exercise 15.2 in Maybe.swift
let answers = Observable<MaybeEvent<Element>>
  .create { observer in
    let isFirst = OneShot()
    return subscribe { if isFirst.take() { observer.onNext($0) } }
  }
let elements = answers.take(1)
  .compactMap { answer -> Element? in
    switch answer {
    case .success(let element): element
    case .error(let error): throw error
    case .completed: nil
    }
  }
return Maybe(raw: elements)
// end 15.2

// exercise 15.2 in Completable+Operators.swift
Completable(raw: Observable.from(Array(sources)).flatMap { $0.asObservable() })
// end 15.2
