// Subscribes to both parts at once, and forwards the second's events when the first is over.

// exercise 15.2 in Completable+AndThen.swift
private let second: Observable<Observer.Element>
private let tokens = CompositeDisposable()
private var waiting: [Event<Observer.Element>] = []
private var isFirstOver = false

init(second: Observable<Observer.Element>, observer: Observer, cancel: SinkDisposer) {
  self.second = second
  super.init(observer: observer, cancel: cancel)
}

func run(_ first: Observable<Never>) -> Disposable {
  _ = tokens.insert(
    second.subscribe { event in
      if self.isFirstOver { self.send(event) } else { self.waiting.append(event) }
    }
  )
  _ = tokens.insert(first.subscribe(self))
  return tokens
}

override func onNext(_ element: Never) {}

override func onCompleted() {
  isFirstOver = true
  waiting.forEach(send)
}

private func send(_ event: Event<Observer.Element>) {
  switch event {
  case .next(let element): forwardNext(element)
  case .error(let error): fail(with: error)
  case .completed: complete()
  }
}
// end 15.2
