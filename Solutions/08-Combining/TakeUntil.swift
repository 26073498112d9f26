import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Passes elements on until another source sends one, and then completes.
  ///
  /// - Parameter other: Is subscribed first. If it completes, nothing happens; if it fails, so does
  ///   the result.
  /// - Returns: A sequence that ends when this one does, or earlier.
  public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
    // exercise 8.9: A sequence that keeps the promise above.
    // starts as: .never()
    TakeUntil(source: asObservable(), other: other.asObservable())
    // end 8.9
  }
}

// exercise 8.9: What the sequence of `take(until:)` is made of.
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
    let sink = TakeUntilSink<Other, Observer>(observer: observer, cancel: cancel)
    sink.subscribe(toOther: other)
    sink.subscribe(to: source)
    return (sink, sink.both)
  }
}

private final class TakeUntilSink<
  Other,
  Observer: ObserverType
>: TwoSourceSink<Observer.Element, Other, Observer> {
  override func sourceSent(_ element: Observer.Element) {
    forwardNext(element)
  }

  override func otherSent(_ element: Other) {
    complete()
  }
}
// end 8.9
