// A maybe that is answered with the error `RxError.noElements` completes: that error is used inside
// as the sign for "no element".

// exercise 15.2 in Maybe.swift
let single = Single<Element>
  .create { tell in
    subscribe { answer in
      switch answer {
      case .success(let element): tell(.success(element))
      case .error(let error): tell(.failure(error))
      case .completed: tell(.failure(RxError.noElements))
      }
    }
  }
let source = single.catch { error in
  if case RxError.noElements = error { Single(raw: .empty()) } else { Single(raw: .error(error)) }
}
return PrimitiveSequence(raw: source.asObservable())
// end 15.2
