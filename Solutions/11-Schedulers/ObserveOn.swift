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
    // machine 11.9: Return a sequence that keeps the promise above.
    // starts as: asObservable()
    if let serial = scheduler as? SerialDispatchQueueScheduler {
      ObserveOnSerialQueue(source: asObservable(), scheduler: serial)
    } else {
      ObserveOn(source: asObservable(), scheduler: scheduler)
    }
    // end machine 11.9
  }
}

// machine 11.9: What `observe(on:)` is made of, for any scheduler.
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
    // starts as: let sink = PassingSink(observer: observer, cancel: cancel)
    // starts as: return (sink, source.subscribe(sink))
    let sink = ObserveOnSink(scheduler, observer: observer, cancel: cancel)
    let subscription = source.subscribe(sink)
    return (sink, Disposables.create(subscription, sink.delivery))
    // end 11.9
  }
}

// exercise 11.9: A sink with a line in which events wait, and turns that deliver one event each. All
//   that the source sends until it ends arrives, once, in its order, one at a time; after `dispose()`
//   nothing does, and nothing is pending. Nobody is called under a lock.
/// The sink of `observe(on:)`: a line in which elements wait, and turns that deliver one event
/// each.
private final class ObserveOnSink<
  Observer: ObserverType
>: OperatorSink<Observer.Element, Observer> {
  private struct Line {
    /// How the source has ended; sent when no element waits, and nothing gets in line behind it.
    var end: End?
    var phase = Phase.idle
    var waiting = Queue<Observer.Element>()
  }

  /// The turns that are scheduled.
  let delivery = SerialDisposable()

  private let scheduler: ImmediateSchedulerType
  private let line = Lock(Line())

  init(_ scheduler: ImmediateSchedulerType, observer: Observer, cancel: SinkDisposer) {
    self.scheduler = scheduler
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Observer.Element) {
    deliver { line in line.waiting.append(element) }
  }

  override func onError(_ error: Swift.Error) {
    deliver { line in line.end = .failed(error) }
  }

  override func onCompleted() {
    deliver { line in line.end = .completed }
  }

  /// Changes the line, unless the source has ended, and makes sure that it is delivered.
  private func deliver(_ change: (inout Line) -> Void) {
    guard !isDisposed else { return }
    let isFirst = line.withLock { line in
      guard line.end == nil else { return false }
      change(&line)
      let before = line.phase
      line.phase = .delivering
      return before == .idle
    }
    guard isFirst else { return }
    // Stored before the turns are scheduled: they may be over, and others begun, in that call.
    let turns = SingleAssignmentDisposable()
    delivery.disposable = turns
    turns.setDisposable(
      scheduler.scheduleRecursive(()) { _, recurse in
        if self.deliverOne(), !self.isDisposed { recurse(()) }
      }
    )
  }

  /// Delivers what came first, and returns whether there is more.
  private func deliverOne() -> Bool {
    guard !isDisposed else { return false }
    guard let element = line.withLock({ $0.waiting.removeFirst() }) else {
      end()
      return false
    }
    forwardNext(element)
    return line.withLock { line in
      guard line.waiting.isEmpty, line.end == nil else { return true }
      line.phase = .idle
      return false
    }
  }

  /// Ends as the source has ended.
  private func end() {
    switch line.withLock({ $0.end }) {
    case .completed: complete()
    case .failed(let error): fail(with: error)
    case nil: break
    }
  }
}

/// Whether somebody is delivering the line.
private enum Phase {
  /// Nothing waits, and no turn is scheduled.
  case idle
  /// A turn is scheduled or running, and will deliver all that waits.
  case delivering
}

/// How a source ends.
private enum End {
  case completed
  case failed(Swift.Error)
}
// end 11.9
// end machine 11.9
