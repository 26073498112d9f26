// A slot for each part, and no observer by name; a maybe notes under a lock that it has answered.

// exercise 15.2 in Completable+AndThen.swift
private let slots = [SingleAssignmentDisposable(), SingleAssignmentDisposable()]
private let isFirstOver = Flag()
private let second: Observable<Observer.Element>

init(second: Observable<Observer.Element>, observer: Observer, cancel: SinkDisposer) {
  self.second = second
  super.init(observer: observer, cancel: cancel)
}

func run(_ first: Observable<Never>) -> Disposable {
  slots[0].setDisposable(first.subscribe(self))
  return Disposables.create(slots[0], slots[1])
}

override func onNext(_ element: Never) {}

override func onError(_ error: Swift.Error) {
  if isFirstOver.raise() { fail(with: error) }
}

override func onCompleted() {
  guard isFirstOver.raise(), !isDisposed else { return }
  slots[1]
    .setDisposable(
      second.subscribe(
        AnyObserver { [self] event in
          switch event {
          case .next(let element): forwardNext(element)
          case .error(let error): fail(with: error)
          case .completed: complete()
          }
        }
      )
    )
  slots[0].dispose()
}
// end 15.2

// exercise 15.2 in Maybe.swift
let events = Observable<Element>
  .create { observer in
    let isAnswered = Lock(false)
    return subscribe { answer in
      let isLate = isAnswered.withLock { isAnswered in
        defer { isAnswered = true }
        return isAnswered
      }
      if isLate { return }
      if case .error(let error) = answer { return observer.onError(error) }
      if case .success(let element) = answer { observer.onNext(element) }
      observer.onCompleted()
    }
  }
return Maybe(raw: events)
// end 15.2
