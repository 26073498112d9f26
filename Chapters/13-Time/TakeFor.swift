import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution11Schedulers

extension ObservableType {
  /// Passes on what comes within `duration`, and then completes.
  ///
  /// - Parameters:
  ///   - duration: How long to listen.
  ///   - scheduler: Measures the time, and sends the end.
  /// - Returns: A sequence that ends when this one does, or when the time is over.
  public func take(for duration: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
    TakeFor(source: asObservable(), dueTime: duration, scheduler: scheduler)
  }
}

/// The producer of `take(for:scheduler:)`.
private final class TakeFor<Element>: TimedProducer<Element, Element> {
  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = TakeForSink(
      dueTime: dueTime,
      scheduler: scheduler,
      observer: observer,
      cancel: cancel
    )
    // exercise 13.7: Set the alarm to ring when the time is over.
    // end 13.7
    return (sink, sink.listen(to: source))
  }
}

private final class TakeForSink<Observer: ObserverType>: TimedSink<Observer.Element, Observer> {
  // exercise 13.7: Until the time is over everything is forwarded; then that is the end.
  // end 13.7
}
