import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Drops elements until another source sends one, and passes them on from then on.
  ///
  /// - Parameter other: Is subscribed second, and disposed at its first element. If it completes
  ///   without one, no element will ever pass; if it fails, so does the result.
  /// - Returns: A sequence that fails when this one does. It completes when this one does, but
  ///   never ends if that comes before the first element of `other`.
  public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
    SkipUntil(source: asObservable(), other: other.asObservable())
  }
}

/// The producer of `skip(until:)`.
private final class SkipUntil<Element, Other>: Producer<Element> {
  private let source: Observable<Element>
  private let other: Observable<Other>

  init(source: Observable<Element>, other: Observable<Other>) {
    self.source = source
    self.other = other
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = SkipUntilSink<Other, Observer>(observer: observer, cancel: cancel)
    sink.subscribe(to: source)
    sink.subscribe(toOther: other)
    return (sink, sink.both)
  }
}

private final class SkipUntilSink<
  Other,
  Observer: ObserverType
>: TwoSourceSink<Observer.Element, Other, Observer> {
  // exercise 8.10: The first element of the other source opens the gate; then the other source
  //   is disposed. A source that completes behind a closed gate says nothing to the observer,
  //   and nothing stays subscribed.
  // end 8.10
}
