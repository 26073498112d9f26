import Solution03TokensAndBags
import Solution04Events

extension ObservableType {
  /// Passes on the elements that satisfy a condition.
  ///
  /// - Parameter predicate: Says which elements pass; if it throws, the result fails with that error,
  ///   and the source is disposed.
  /// - Returns: A sequence of the elements that passed, which ends when this one does.
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    Filter(source: asObservable(), predicate: predicate)
  }
}

/// The producer of `filter`.
private final class Filter<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let predicate: (Element) throws -> Bool

  init(source: Observable<Element>, predicate: @escaping (Element) throws -> Bool) {
    self.source = source
    self.predicate = predicate
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = FilterSink(predicate: predicate, observer: observer, cancel: cancel)
    return (sink, source.subscribe(sink))
  }
}

private final class FilterSink<Observer: ObserverType>: OperatorSink<Observer.Element, Observer> {
  private let predicate: (Observer.Element) throws -> Bool

  init(
    predicate: @escaping (Observer.Element) throws -> Bool,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    self.predicate = predicate
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Observer.Element) {
    // exercise 5.6: Forward the element if `predicate` says so; if it throws, end with that error.
    // end 5.6
  }
}
