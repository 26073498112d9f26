import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Sends the newest element each time another source ticks, unless it was sent before.
  ///
  /// - Parameters:
  ///   - sampler: Ticks with each element, and once more when it completes; when it fails, so does
  ///     the result.
  ///   - defaultValue: What is sent at a tick if nothing new has come; `nil` for nothing.
  /// - Returns: A sequence that completes at the first tick after this one has completed.
  public func sample<Source: ObservableType>(
    _ sampler: Source,
    defaultValue: Element? = nil
  ) -> Observable<Element> {
    // machine 8.8: Return a sequence that keeps the promise above.
    // starts as: .never()
    Sample(
      source: asObservable(),
      sampler: sampler.asObservable(),
      defaultValue: defaultValue
    )
    // end machine 8.8
  }
}

// machine 8.8: What `sample` is made of.
/// The producer of `sample`.
private final class Sample<Element, Tick>: Producer<Element> {
  private let source: Observable<Element>
  private let sampler: Observable<Tick>
  private let defaultValue: Element?

  init(source: Observable<Element>, sampler: Observable<Tick>, defaultValue: Element?) {
    self.source = source
    self.sampler = sampler
    self.defaultValue = defaultValue
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = SampleSink<Tick, Observer>(
      defaultValue: defaultValue,
      observer: observer,
      cancel: cancel
    )
    sink.subscribe(to: source)
    sink.subscribe(toOther: sampler)
    return (sink, sink.both)
  }
}

private final class SampleSink<
  Tick,
  Observer: ObserverType
>: TwoSourceSink<Observer.Element, Tick, Observer> {
  private let defaultValue: Observer.Element?

  init(defaultValue: Observer.Element?, observer: Observer, cancel: SinkDisposer) {
    self.defaultValue = defaultValue
    super.init(observer: observer, cancel: cancel)
  }

  // exercise 8.8: At each tick of the other source, and at its end, the newest element is sent,
  //   once; if there is no new one, the default, if there is one. Nothing is sent between ticks,
  //   not even the end of the source. The source itself is disposed when it has completed.
  private var newest: Observer.Element?
  private var sourceHasCompleted = false

  override func sourceSent(_ element: Observer.Element) {
    newest = element
  }

  override func sourceCompleted() {
    sourceHasCompleted = true
    sourceSubscription.dispose()
  }

  override func otherSent(_ element: Tick) {
    tick()
  }

  override func otherCompleted() {
    tick()
  }

  private func tick() {
    // Taken before it is sent: the observer may cause the next tick before `forwardNext` returns.
    if let element = newest.take() ?? defaultValue { forwardNext(element) }
    if sourceHasCompleted { complete() }
  }
  // end 8.8
}
// end machine 8.8
