// Stands on the sink for one source, with a lock of its own and closures for the other source.

// exercise 8.9
TakeUntil(source: asObservable(), other: other.asObservable())
// end 8.9

// exercise 8.9
/// The producer of `take(until:)`.
private final class TakeUntil<Element, Other>: Producer<Element> {
  private let source: Observable<Element>
  private let other: Observable<Other>

  init(source: Observable<Element>, other: Observable<Other>) {
    self.source = source
    self.other = other
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = TakeUntilSink(observer: observer, cancel: cancel)
    return (sink, sink.run(source, until: other))
  }
}

/// The sink of `take(until:)`, with a lock of its own.
private final class TakeUntilSink<
  Observer: ObserverType
>: OperatorSink<Observer.Element, Observer> {
  private let lock = RecursiveLock()
  private let sourceSubscription = SingleAssignmentDisposable()
  private let otherSubscription = SingleAssignmentDisposable()

  func run<Other>(_ source: Observable<Element>, until other: Observable<Other>) -> Disposable {
    otherSubscription.setDisposable(
      other.subscribe(
        onNext: { _ in self.complete() },
        onError: { self.fail(with: $0) },
        onCompleted: { self.otherSubscription.dispose() }
      )
    )
    sourceSubscription.setDisposable(source.subscribe(self))
    return Disposables.create(sourceSubscription, otherSubscription)
  }

  override func onNext(_ element: Element) {
    lock.withLock { forwardNext(element) }
  }

  override func tellEnd(_ error: Swift.Error?) {
    lock.withLock {
      if !cancel.isDisposed { super.tellEnd(error) }
    }
  }
}
// end 8.9
