import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Switches to another source if this one completes without an element.
  ///
  /// - Parameter other: Is subscribed only when it is needed.
  /// - Returns: A sequence of what this one sends, or else of what `other` sends.
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    SwitchIfEmpty(source: asObservable(), other: other)
  }
}

/// The producer of `ifEmpty(switchTo:)`.
private final class SwitchIfEmpty<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let other: Observable<Element>

  init(source: Observable<Element>, other: Observable<Element>) {
    self.source = source
    self.other = other
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = SwitchIfEmptySink(other: other, observer: observer, cancel: cancel)
    return (sink, Disposables.create(source.subscribe(sink), sink.otherSubscription))
  }
}

private final class SwitchIfEmptySink<
  Observer: ObserverType
>: OperatorSink<Observer.Element, Observer> {
  let otherSubscription = SerialDisposable()

  private let other: Observable<Observer.Element>
  private var isEmpty = true

  init(other: Observable<Observer.Element>, observer: Observer, cancel: SinkDisposer) {
    self.other = other
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Observer.Element) {
    // exercise 8.11: Forward the element, and note that the source is not empty.
    // end 8.11
  }

  override func onCompleted() {
    // exercise 8.11: If the source was empty, subscribe this sink to the other one, once, and keep
    //   the subscription in `otherSubscription`. In all other cases complete.
    complete()
    // end 8.11
  }
}
