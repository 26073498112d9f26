// Disposes a source that has completed before the observer hears of it.

// exercise 10.7
let source = asObservable()
return .create { observer in
  let slot = SingleAssignmentDisposable()
  slot.setDisposable(
    source.subscribe(
      onNext: { observer.onNext(.success($0)) },
      onError: { error in
        observer.onNext(.failure(error))
        observer.onCompleted()
      },
      onCompleted: {
        slot.dispose()
        observer.onCompleted()
      }
    )
  )
  return slot
}
// end 10.7
