// A maybe without an element fails, as if it were a single.

// exercise 15.2 in Maybe.swift
switch answer {
case .success(let element):
  observer.onNext(element)
  observer.onCompleted()
case .error(let error):
  observer.onError(error)
case .completed:
  observer.onError(RxError.noElements)
}
// end 15.2
