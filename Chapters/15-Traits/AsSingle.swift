import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource

extension ObservableType {
  /// Promises one element, and enforces the promise.
  ///
  /// ```text
  ///   self:        --1--|       self:        --1--2--     self:        --|
  ///   asSingle():  -----(1|)    asSingle():  -----#       asSingle():  --#
  /// ```
  /// - Returns: A single that sends the element when the source completes. It fails with
  ///   `RxError.noElements` if there was none, and with `RxError.moreThanOneElement` at the second.
  public func asSingle() -> Single<Element> {
    PrimitiveSequence(
      raw: OnlyElement(source: asObservable(), errorIfNone: RxError.noElements)
    )
  }

  /// Promises one element or none, and enforces the promise.
  ///
  /// - Returns: A maybe that sends the element when the source completes. It fails with
  ///   `RxError.moreThanOneElement` at the second element.
  public func asMaybe() -> Maybe<Element> {
    PrimitiveSequence(raw: OnlyElement(source: asObservable(), errorIfNone: nil))
  }
}

extension ObservableType where Element == Never {
  /// Promises that there are no elements, which the type `Never` already promises.
  public func asCompletable() -> Completable {
    PrimitiveSequence(raw: asObservable())
  }
}

/// The producer of `asSingle` and `asMaybe`.
private final class OnlyElement<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let errorIfNone: Swift.Error?

  init(source: Observable<Element>, errorIfNone: Swift.Error?) {
    self.source = source
    self.errorIfNone = errorIfNone
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = OnlyElementSink(errorIfNone: errorIfNone, observer: observer, cancel: cancel)
    return (sink, source.subscribe(sink))
  }
}

/// The sink of `asSingle` and `asMaybe`.
private final class OnlyElementSink<
  Observer: ObserverType
>: OperatorSink<Observer.Element, Observer> {
  // exercise 15.3: One element is sent, when the source has completed. Without one the end is
  //   `errorIfNone`, if there is such an error. A second element is an error at once.
  init(errorIfNone: Swift.Error?, observer: Observer, cancel: SinkDisposer) {
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Observer.Element) {}
  // end 15.3
}
