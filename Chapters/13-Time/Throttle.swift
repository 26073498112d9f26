import Dispatch
import Foundation
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution11Schedulers

extension ObservableType {
  /// Passes on an element, and then none until `dueTime` is over.
  ///
  /// - Parameters:
  ///   - dueTime: How long nothing passes after an element; each one that passes opens a new window.
  ///   - latest: Whether the newest element of a window is sent when the window is over.
  ///   - scheduler: Measures the time, and sends what had to wait.
  /// - Returns: Elements with at least `dueTime` between them. A completion passes once nothing waits
  ///   any more, an error at once.
  public func throttle(
    _ dueTime: RxTimeInterval,
    latest: Bool = true,
    scheduler: SchedulerType
  ) -> Observable<Element> {
    Throttle(source: asObservable(), dueTime: dueTime, latest: latest, scheduler: scheduler)
  }
}

/// The producer of `throttle`.
private final class Throttle<Element>: TimedProducer<Element, Element> {
  private let latest: Bool

  init(
    source: Observable<Element>,
    dueTime: RxTimeInterval,
    latest: Bool,
    scheduler: SchedulerType
  ) {
    self.latest = latest
    super.init(source: source, dueTime: dueTime, scheduler: scheduler)
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = ThrottleSink(
      dueTime: dueTime,
      latest: latest,
      scheduler: scheduler,
      observer: observer,
      cancel: cancel
    )
    return (sink, sink.listen(to: source))
  }
}

private final class ThrottleSink<
  Observer: ObserverType
>: TimedSink<Observer.Element, Observer> {
  private let latest: Bool

  init(
    dueTime: RxTimeInterval,
    latest: Bool,
    scheduler: SchedulerType,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    self.latest = latest
    super.init(dueTime: dueTime, scheduler: scheduler, observer: observer, cancel: cancel)
  }

  // exercise 13.5: An element opens a window of `dueTime`, in which no other is sent. When it is
  //   over the newest that came meanwhile is sent, if `latest` says so, and opens another. A
  //   completion waits for what is still to be sent.
  // end 13.5
}
