// A zip counts one more than there are parts, until all are subscribed to, and has a slot for each;
// a maybe's observer is taken out of a lock.

// exercise 15.2 in Completable+Operators.swift
let parts = Array(sources)
return Completable.create { completable in
  let group = CompositeDisposable()
  let left = Counter(parts.count + 1)
  func countOff() {
    if left.subtract() == 0 { completable(.completed) }
  }
  for part in parts where !group.isDisposed {
    let slot = SingleAssignmentDisposable()
    _ = group.insert(slot)
    slot.setDisposable(
      part.subscribe(
        onCompleted: {
          countOff()
          slot.dispose()
        },
        onError: { error in
          completable(.error(error))
          group.dispose()
        }
      )
    )
  }
  countOff()
  return group
}
// end 15.2

// exercise 15.2 in Maybe.swift
PrimitiveSequence(
  raw: .create { observer in
    let waiting = Lock<AnyObserver<Element>?>(observer)
    return subscribe { answer in
      guard let observer = waiting.withLock({ $0.take() }) else { return }
      switch answer {
      case .success(let element):
        observer.onNext(element)
        observer.onCompleted()
      case .completed:
        observer.onCompleted()
      case .error(let error):
        observer.onError(error)
      }
    }
  }
)
// end 15.2
