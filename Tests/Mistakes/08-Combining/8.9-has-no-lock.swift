// Has no lock: the other source may end it while an element is being sent.

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

/// The sink of `take(until:)`.
private final class TakeUntilSink<
  Observer: ObserverType
>: OperatorSink<Observer.Element, Observer> {
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
    forwardNext(element)
  }
}
// end 8.9
