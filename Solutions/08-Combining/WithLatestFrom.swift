import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Joins each element with the newest one of another source; drops it if there is none yet.
  ///
  /// - Parameters:
  ///   - second: The source of the newest element, which is subscribed first. When it completes,
  ///     its last element stays in use; when it fails, so does the result.
  ///   - resultSelector: Makes a result from the two; if it throws, the result fails.
  /// - Returns: A sequence that sends when this one does, and completes when this one does.
  public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
    _ second: Source,
    resultSelector: @escaping (Element, Source.Element) throws -> ResultType
  ) -> Observable<ResultType> {
    // machine 8.6: Return a sequence that keeps the promise above.
    // starts as: .never()
    WithLatestFrom(
      source: asObservable(),
      second: second.asObservable(),
      select: resultSelector
    )
    // end machine 8.6
  }

  /// Sends the newest element of another source each time this one sends.
  public func withLatestFrom<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Observable<Source.Element> {
    withLatestFrom(second) { $1 }
  }
}

// machine 8.6: What `withLatestFrom` is made of.
/// The producer of `withLatestFrom`.
private final class WithLatestFrom<Element, Second, Result>: Producer<Result> {
  private let source: Observable<Element>
  private let second: Observable<Second>
  private let select: (Element, Second) throws -> Result

  init(
    source: Observable<Element>,
    second: Observable<Second>,
    select: @escaping (Element, Second) throws -> Result
  ) {
    self.source = source
    self.second = second
    self.select = select
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Result {
    let sink = WithLatestFromSink<Element, Second, Result, Observer>(
      select: select,
      observer: observer,
      cancel: cancel
    )
    // exercise 8.6: Subscribe the sink to both, so that the first element of the source finds what
    //   the second one has sent, even if both send inside `subscribe`.
    sink.subscribe(toOther: second)
    sink.subscribe(to: source)
    // end 8.6
    return (sink, sink.both)
  }
}

private final class WithLatestFromSink<
  Element,
  Second,
  Result,
  Observer: ObserverType
>: TwoSourceSink<Element, Second, Observer> where Observer.Element == Result {
  private let select: (Element, Second) throws -> Result

  init(
    select: @escaping (Element, Second) throws -> Result,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    self.select = select
    super.init(observer: observer, cancel: cancel)
  }

  // exercise 8.6: An element of the source is joined with the latest of the second source, and is
  //   dropped if there is none yet; if `select` throws, the result fails.
  private let latest = Slot<Second>()

  override func sourceSent(_ element: Element) {
    guard !latest.isEmpty else { return }
    do {
      forwardNext(try select(element, latest.element))
    } catch {
      fail(with: error)
    }
  }

  override func otherSent(_ element: Second) {
    latest.element = element
  }
  // end 8.6
}
// end machine 8.6
