import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution11Schedulers

extension ObservableType {
  /// Sends each element, and the completion, later by `dueTime`; an error passes at once.
  ///
  /// - Parameters:
  ///   - dueTime: How long each of them waits; nothing or less means as soon as the scheduler can.
  ///   - scheduler: Measures the time, and sends; an error comes on the source's thread, or, while an
  ///     element is being sent, right after that.
  /// - Returns: The same sequence, later. An error drops the elements that wait.
  public func delay(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
    Delay(source: asObservable(), dueTime: dueTime, scheduler: scheduler)
  }
}

/// The producer of `delay`.
private final class Delay<Element>: TimedProducer<Element, Element> {
  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = DelaySink(
      dueTime: dueTime,
      scheduler: scheduler,
      observer: observer,
      cancel: cancel
    )
    return (sink, sink.run(source))
  }
}
