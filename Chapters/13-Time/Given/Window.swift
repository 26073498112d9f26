import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Solution11Schedulers

extension ObservableType {
  /// Cuts the sequence into sequences of at most `count` elements and at most `timeSpan` each.
  ///
  /// The source stays subscribed as long as the result or any of the windows is.
  ///
  /// - Parameters:
  ///   - timeSpan: How long a window is open at most.
  ///   - count: How many elements it has at most; with zero or less there is no such limit.
  ///   - scheduler: Measures the time, and ends the windows whose time is over.
  /// - Returns: A sequence of windows. The first is sent inside `subscribe`, each later one when the one
  ///   before has completed. The last one ends as the source does, right before the result.
  public func window(
    timeSpan: RxTimeInterval,
    count: Int,
    scheduler: SchedulerType
  ) -> Observable<Observable<Element>> {
    Windows(source: asObservable(), dueTime: timeSpan, count: count, scheduler: scheduler)
  }
}

/// The producer of `window`.
private final class Windows<Element>: TimedProducer<Element, Observable<Element>> {
  private let count: Int

  init(
    source: Observable<Element>,
    dueTime: RxTimeInterval,
    count: Int,
    scheduler: SchedulerType
  ) {
    self.count = count
    super.init(source: source, dueTime: dueTime, scheduler: scheduler)
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Observable<Element> {
    let sink = WindowSink<Element, Observer>(
      dueTime: dueTime,
      count: count,
      scheduler: scheduler,
      observer: observer,
      cancel: cancel
    )
    return (sink, sink.run(source))
  }
}
