import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Makes a result from each element and an object, without keeping that object alive.
  ///
  /// - Parameters:
  ///   - obj: Is held weakly; once it is gone, the next element ends the sequence.
  ///   - resultSelector: Makes a result from the object and the element.
  /// - Returns: A sequence that ends when this one does, or at the first element without an object.
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object,
    resultSelector: @escaping (Object, Element) -> Out
  ) -> Observable<Out> {
    WithUnretained(source: asObservable(), object: obj, select: resultSelector)
  }

  /// Pairs each element with an object, without keeping that object alive.
  public func withUnretained<Object: AnyObject>(_ obj: Object) -> Observable<(Object, Element)> {
    withUnretained(obj) { ($0, $1) }
  }
}

/// The producer of `withUnretained`.
private final class WithUnretained<Object: AnyObject, Element, Result>: Producer<Result> {
  private let source: Observable<Element>
  private weak let object: Object?
  private let select: (Object, Element) -> Result

  init(
    source: Observable<Element>,
    object: Object?,
    select: @escaping (Object, Element) -> Result
  ) {
    self.source = source
    self.object = object
    self.select = select
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Result {
    let sink = WithUnretainedSink<Object, Element, Result, Observer>(
      object: object,
      select: select,
      observer: observer,
      cancel: cancel
    )
    return (sink, source.subscribe(sink))
  }
}

private final class WithUnretainedSink<
  Object: AnyObject,
  Element,
  Result,
  Observer: ObserverType
>: OperatorSink<Element, Observer> where Observer.Element == Result {
  // exercise 8.12: Each element is joined with the object, as long as that exists; the first that
  //   comes too late ends the result. Who subscribes does not keep the object alive.
  init(
    object: Object?,
    select: @escaping (Object, Element) -> Result,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Element) {}
  // end 8.12
}
