import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Drops elements until the first that does not satisfy a condition.
  ///
  /// ```text
  /// source:         --1--5--2--|
  /// skip(while: <3) -----5--2--|
  /// ```
  /// - Parameter predicate: Says whether to go on skipping; it is not called again once it has said
  ///   no. If it throws, the result fails with that error.
  /// - Returns: A sequence of the elements from that first one on, which ends when this one does.
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    // machine 6.4: Return a sequence that keeps the promise above.
    // starts as: .never()
    SkipWhile(source: asObservable(), predicate: predicate)
    // end machine 6.4
  }
}

// machine 6.4: What `skip` is made of.
private final class SkipWhile<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let predicate: (Element) throws -> Bool

  init(source: Observable<Element>, predicate: @escaping (Element) throws -> Bool) {
    self.source = source
    self.predicate = predicate
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = SkipWhileSink(predicate: predicate, observer: observer, cancel: cancel)
    return (sink, source.subscribe(sink))
  }
}

private final class SkipWhileSink<
  Observer: ObserverType
>: OperatorSink<Observer.Element, Observer> {
  /// Says whether to go on skipping; `nil` once it has said no.
  private var predicate: ((Observer.Element) throws -> Bool)?

  init(
    predicate: @escaping (Observer.Element) throws -> Bool,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    self.predicate = predicate
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Observer.Element) {
    // exercise 6.4: Drop elements as long as they satisfy `predicate`; from the first that does not,
    //   forward everything. If `predicate` throws, end with that error.
    do {
      if let predicate {
        if try predicate(element) { return }
        self.predicate = nil
      }
      forwardNext(element)
    } catch {
      fail(with: error)
    }
    // end 6.4
  }
}
// end machine 6.4
