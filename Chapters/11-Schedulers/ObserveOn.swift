import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Tells all events to those below on a scheduler, one after the other, in their order.
  ///
  /// An error waits behind the elements that came before it. What still waits when the subscription
  /// is disposed is never told. RxSwift's operator of the same name.
  ///
  /// - Parameter scheduler: Where to tell them; the order is kept on a concurrent one as well.
  /// - Returns: A sequence of the same events.
  public func observe(on scheduler: ImmediateSchedulerType) -> Observable<Element> {
    if let serial = scheduler as? SerialDispatchQueueScheduler {
      ObserveOnSerialQueue(source: asObservable(), scheduler: serial)
    } else {
      ObserveOn(source: asObservable(), scheduler: scheduler)
    }
  }
}

/// The blueprint of `observe(on:)`, for a scheduler of which nothing is known.
private final class ObserveOn<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let scheduler: ImmediateSchedulerType

  init(source: Observable<Element>, scheduler: ImmediateSchedulerType) {
    self.source = source
    self.scheduler = scheduler
  }

  override func run<Observer: ObserverType>(
    _ observer: Observer,
    cancel: SinkDisposer
  ) -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element {
    let sink = ObserveOnSink(scheduler, observer: observer, cancel: cancel)
    let subscription = source.subscribe(sink)
    return (sink, Disposables.create(subscription, sink.delivery))
  }
}

/// The machine of `observe(on:)`: a line in which events wait, and turns that tell one event each.
private final class ObserveOnSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
  private enum Phase {
    /// Nobody waits, and no turn is scheduled.
    case idle
    /// A turn is scheduled or running, which will see to all that waits.
    case delivering
    /// As `delivering`, and the last event is an end: nobody gets in line any more.
    case closing
  }

  private struct Line {
    var phase = Phase.idle
    var waiting = Queue<Event<Observer.Element>>()
  }

  /// The turns that are scheduled.
  let delivery = SerialDisposable()

  private let scheduler: ImmediateSchedulerType
  private let line = Lock(Line())

  init(_ scheduler: ImmediateSchedulerType, observer: Observer, cancel: SinkDisposer) {
    self.scheduler = scheduler
    super.init(observer: observer, cancel: cancel)
  }

  func on(_ event: Event<Observer.Element>) {
    // exercise 11.9: Put the event in line; if no turn is scheduled, schedule the turns that will
    //   deliver what waits, and keep their token in `delivery`.
    forwardOn(event)
    // end 11.9
  }

  /// Puts an event in line, and tells whether somebody has to schedule the first turn.
  private func enqueue(_ event: Event<Observer.Element>) -> Bool {
    // exercise 11.9: Let nobody in after an end; else append the event, and see to the phase.
    true
    // end 11.9
  }

  /// Tells the event that came first, and tells whether there is more.
  private func deliverOne() -> Bool {
    // exercise 11.9: Forward the first event of the line, outside of the lock, and dispose after an
    //   end; if nothing waits behind it, say so in the phase.
    false
    // end 11.9
  }
}
