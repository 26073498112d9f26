// The second part is taken out of a variable when the first is over, so that it is there once, and
// the answers of a maybe are counted.

// exercise 15.2 in Completable+AndThen.swift
private var second: Observable<Observer.Element>?
private let parts = SerialDisposable()

init(second: Observable<Observer.Element>, observer: Observer, cancel: SinkDisposer) {
  self.second = second
  super.init(observer: observer, cancel: cancel)
}

/// Begins with the first part, and returns what ends the part that runs.
func run(_ first: Observable<Never>) -> Disposable {
  let place = SingleAssignmentDisposable()
  parts.disposable = place
  place.setDisposable(first.subscribe(self))
  return parts
}

override func onNext(_ element: Never) {}

override func onError(_ error: Swift.Error) {
  if second.take() != nil { fail(with: error) }
}

override func onCompleted() {
  guard let next = second.take(), !isDisposed else { return }
  let observer = AnyObserver<Observer.Element> { event in
    switch event {
    case .next(let element): self.forwardNext(element)
    case .error(let error): self.fail(with: error)
    case .completed: self.complete()
    }
  }
  parts.disposable = next.subscribe(observer)
}
// end 15.2

// exercise 15.2 in Maybe.swift
PrimitiveSequence(
  raw: Observable<Element>
    .create { observer in
      let answers = Counter()
      return subscribe { answer in
        guard answers.add() == 1 else { return }
        if case .error(let error) = answer { return observer.onError(error) }
        if case .success(let element) = answer { observer.onNext(element) }
        observer.onCompleted()
      }
    }
)
// end 15.2
