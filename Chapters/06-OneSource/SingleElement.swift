import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Passes on the only element of a sequence.
  ///
  /// The element is sent when it comes, so an error about a second one comes after it.
  /// - Returns: A sequence that fails with ``RxError/noElements`` if the source completes without an
  ///   element, and with ``RxError/moreThanOneElement`` at the second one.
  public func single() -> Observable<Element> {
    SingleElement(source: asObservable(), predicate: { _ in true })
  }

  /// Passes on the only element that satisfies a condition.
  ///
  /// - Parameter predicate: Says which elements count; if it throws, the result fails with that error.
  /// - Returns: A sequence that fails with ``RxError/noElements`` if the source completes without such
  ///   an element, and with ``RxError/moreThanOneElement`` at the second one.
  public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    SingleElement(source: asObservable(), predicate: predicate)
  }
}

/// The producer of `single`, which RxSwift calls `SingleAsync`.
private final class SingleElement<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let predicate: (Element) throws -> Bool

  init(source: Observable<Element>, predicate: @escaping (Element) throws -> Bool) {
    self.source = source
    self.predicate = predicate
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = SingleElementSink(predicate: predicate, observer: observer, cancel: cancel)
    return (sink, source.subscribe(sink))
  }
}

private final class SingleElementSink<
  Observer: ObserverType
>: OperatorSink<Observer.Element, Observer> {
  private var hasElement = false
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
    // exercise 6.7: Forward the first element that satisfies `predicate`; a second one is the error
    //   `RxError.moreThanOneElement`. If `predicate` throws, end with that error.
    // end 6.7
  }

  override func onCompleted() {
    // exercise 6.7: Fail with `RxError.noElements` if there was none.
    // end 6.7
  }
}
