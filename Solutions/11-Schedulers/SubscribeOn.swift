import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Subscribes to this sequence on a scheduler, and disposes the subscription there.
  ///
  /// Events come as the source sends them, with no hop. Of several, the one nearest to the source
  /// decides where it is subscribed. RxSwift's operator of the same name.
  ///
  /// - Parameter scheduler: Where to subscribe and to dispose.
  /// - Returns: A sequence of the same events.
  public func subscribe(on scheduler: ImmediateSchedulerType) -> Observable<Element> {
    // machine 11.10: Return a sequence that keeps the promise above.
    // starts as: asObservable()
    SubscribeOn(source: self, scheduler: scheduler)
    // end machine 11.10
  }
}

// machine 11.10: What `subscribe(on:)` is made of.
/// The producer of `subscribe(on:)`.
// It keeps its source as it is, and not `asObservable()`: the sink which that may put in front
// would dispose the source at its end, on whichever thread, and not on the scheduler.
private final class SubscribeOn<Source: ObservableType>: Producer<Source.Element> {
  private let source: Source
  private let scheduler: ImmediateSchedulerType

  init(source: Source, scheduler: ImmediateSchedulerType) {
    self.source = source
    self.scheduler = scheduler
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Source.Element {
    // exercise 11.10: Subscribing happens on the scheduler. Until then the token prevents it;
    //   afterwards it ends the subscription, and that happens on the scheduler, too.
    // starts as: let sink = PassingSink(observer: observer, cancel: cancel)
    // starts as: return (sink, source.subscribe(sink))
    let sink = PassingSink(observer: observer, cancel: cancel)
    // The work's token prevents it, or disposes what it returns: nothing else is needed.
    let subscription = scheduler.schedule(sink) { [source, scheduler] sink in
      ScheduledDisposable(scheduler: scheduler, disposable: source.subscribe(sink))
    }
    return (sink, subscription)
    // end 11.10
  }
}
// end machine 11.10
