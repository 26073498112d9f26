import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Delivers all events on a scheduler, one after the other, in their order.
  ///
  /// An error waits behind the elements that came before it. What still waits when the subscription
  /// is disposed is never delivered. RxSwift's operator of the same name.
  ///
  /// - Parameter scheduler: Where to deliver them; the order is kept on a concurrent one, too.
  /// - Returns: A sequence of the same events.
  public func observe(on scheduler: ImmediateSchedulerType) -> Observable<Element> {
    if let serial = scheduler as? SerialDispatchQueueScheduler {
      ObserveOnSerialQueue(source: asObservable(), scheduler: serial)
    } else {
      ObserveOn(source: asObservable(), scheduler: scheduler)
    }
  }
}

/// The producer of `observe(on:)`, for any scheduler.
private final class ObserveOn<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let scheduler: ImmediateSchedulerType

  init(source: Observable<Element>, scheduler: ImmediateSchedulerType) {
    self.source = source
    self.scheduler = scheduler
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    // exercise 11.9: The sink receives what the source sends. The token ends the subscription, and
    //   whatever is pending on the scheduler.
    let sink = PassingSink(observer: observer, cancel: cancel)
    return (sink, source.subscribe(sink))
    // end 11.9
  }
}

// exercise 11.9: A sink with a line in which events wait, and turns that deliver one event each. All
//   that the source sends until it ends arrives, once, in its order, one at a time; after `dispose()`
//   nothing does, and nothing is pending. Nobody is called under a lock.
// end 11.9
