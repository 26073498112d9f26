import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution11Schedulers

extension ObservableType {
  /// Drops what comes within `duration`, and passes on what comes afterwards.
  ///
  /// - Parameters:
  ///   - duration: How long to drop elements; it is measured from before the source is subscribed to.
  ///   - scheduler: Measures the time.
  /// - Returns: A sequence that ends when this one does, even within `duration`.
  public func skip(_ duration: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
    SkipFor(source: asObservable(), dueTime: duration, scheduler: scheduler)
  }
}

/// The producer of `skip(_:scheduler:)`.
private final class SkipFor<Element>: TimedProducer<Element, Element> {
  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = SkipForSink(
      dueTime: dueTime,
      scheduler: scheduler,
      observer: observer,
      cancel: cancel
    )
    sink.setAlarm(after: dueTime)
    return (sink, sink.listen(to: source))
  }
}

private final class SkipForSink<Observer: ObserverType>: TimedSink<Observer.Element, Observer> {
  // exercise 13.7: Until the time is over nothing is forwarded, and everything from then on.
  private var isOpen = false

  override func sourceSent(_ element: Observer.Element) {
    if isOpen { forwardNext(element) }
  }

  override func alarmRang() {
    isOpen = true
  }
  // end 13.7
}
