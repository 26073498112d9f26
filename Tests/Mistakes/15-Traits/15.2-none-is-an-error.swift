// A maybe without an element fails, as if it were a single.

// exercise 15.2
// instead of: switch answer {
// instead of: case .success(let element):
// instead of: observer.onNext(element)
// instead of: observer.onCompleted()
// instead of: case .error(let error):
// instead of: observer.onError(error)
// instead of: case .completed:
// instead of: observer.onCompleted()
// instead of: }
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
