import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution11Schedulers

extension ObservableType {
  /// Passes on an element when the source has been quiet for `dueTime` after it.
  ///
  /// - Parameters:
  ///   - dueTime: How long it has to be quiet.
  ///   - scheduler: Measures the time, and sends.
  /// - Returns: The elements that were followed by silence. A completion passes at once, after the
  ///   element that waits; an error passes at once, and drops that element.
  public func debounce(
    _ dueTime: RxTimeInterval,
    scheduler: SchedulerType
  ) -> Observable<Element> {
    // machine 13.4: Return a sequence that keeps the promise above.
    // starts as: .never()
    Debounce(source: asObservable(), dueTime: dueTime, scheduler: scheduler)
    // end machine 13.4
  }
}

// machine 13.4: What `debounce` is made of.
/// The producer of `debounce`.
private final class Debounce<Element>: TimedProducer<Element, Element> {
  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = DebounceSink(
      dueTime: dueTime,
      scheduler: scheduler,
      observer: observer,
      cancel: cancel
    )
    return (sink, sink.listen(to: source))
  }
}

private final class DebounceSink<
  Observer: ObserverType
>: TimedSink<Observer.Element, Observer> {
  // exercise 13.4: What waits, and what becomes of it: when another element comes, when the source
  //   completes, and when the silence was long enough.
  private var waiting: Observer.Element?

  override func sourceSent(_ element: Observer.Element) {
    let replaced = waiting
    waiting = element
    setAlarm(after: dueTime)
    // Freed when everything is in place: its `deinit` may make the source send.
    withExtendedLifetime(replaced) {}
  }

  override func sourceCompleted() {
    sendWaiting()
    complete()
  }

  override func alarmRang() {
    sendWaiting()
  }

  private func sendWaiting() {
    if let element = waiting.take() { forwardNext(element) }
  }
  // end 13.4
}
// end machine 13.4
