import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Subscribes to this sequence on a scheduler, and disposes the subscription there.
  ///
  /// Events come as the source sends them, with no hop. Of several, the one that stands nearest to
  /// the source decides where it is subscribed. RxSwift's operator of the same name.
  ///
  /// - Parameter scheduler: Where to subscribe and to dispose.
  /// - Returns: A sequence of the same events.
  public func subscribe(on scheduler: ImmediateSchedulerType) -> Observable<Element> {
    SubscribeOn(source: asObservable(), scheduler: scheduler)
  }
}

/// The blueprint of `subscribe(on:)`.
private final class SubscribeOn<Element>: Producer<Element> {
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
    let sink = SubscribeOnSink(observer: observer, cancel: cancel)
    return (sink, sink.subscription(to: source, on: scheduler))
  }
}

/// The machine of `subscribe(on:)`: it passes all events, and is subscribed elsewhere.
private final class SubscribeOnSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
  func on(_ event: Event<Observer.Element>) {
    forwardOn(event)
    if event.isStopEvent { dispose() }
  }

  func subscription(
    to source: Observable<Observer.Element>,
    on scheduler: ImmediateSchedulerType
  ) -> Disposable {
    // exercise 11.10: Schedule work that subscribes this sink to the source; return a token that
    //   prevents that work, or disposes the subscription on the scheduler if there is one.
    // starts as: source.subscribe(self)
    // The token of the work prevents it, or disposes what it returns: nothing else is needed.
    scheduler.schedule(()) { _ in
      ScheduledDisposable(scheduler: scheduler, disposable: source.subscribe(self))
    }
    // end 11.10
  }
}
