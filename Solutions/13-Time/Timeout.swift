import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution11Schedulers

extension ObservableType {
  /// Fails with `RxError.timeout` when the next element takes longer than `dueTime`.
  ///
  /// - Parameters:
  ///   - dueTime: How long the first element may take, and each one after the one before.
  ///   - scheduler: Measures the time, and sends the error.
  /// - Returns: The same sequence, unless it is too slow.
  public func timeout(
    _ dueTime: RxTimeInterval,
    scheduler: SchedulerType
  ) -> Observable<Element> {
    timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
  }

  /// Continues with another sequence when the next element takes longer than `dueTime`.
  ///
  /// - Parameters:
  ///   - dueTime: How long the first element may take, and each one after the one before.
  ///   - other: Is subscribed to if an element is late, before the source is disposed. It may take as
  ///     long as it likes.
  ///   - scheduler: Measures the time, and subscribes to `other`.
  /// - Returns: The same sequence, or its beginning and then `other`.
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: RxTimeInterval,
    other: Source,
    scheduler: SchedulerType
  ) -> Observable<Element> where Source.Element == Element {
    // machine 13.6: Return a sequence that keeps the promise above.
    // starts as: .never()
    Timeout(
      source: asObservable(),
      dueTime: dueTime,
      other: other.asObservable(),
      scheduler: scheduler
    )
    // end machine 13.6
  }
}

// machine 13.6: What `timeout` is made of.
/// The producer of `timeout`.
private final class Timeout<Element>: TimedProducer<Element, Element> {
  private let other: Observable<Element>

  init(
    source: Observable<Element>,
    dueTime: RxTimeInterval,
    other: Observable<Element>,
    scheduler: SchedulerType
  ) {
    self.other = other
    super.init(source: source, dueTime: dueTime, scheduler: scheduler)
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = TimeoutSink(
      dueTime: dueTime,
      other: other,
      alarm: Alarm(on: scheduler),
      observer: observer,
      cancel: cancel
    )
    return (sink, sink.run(source))
  }
}

/// The sink of `timeout`, which holds no lock while it calls anybody.
///
/// It needs none: while an element is being forwarded no alarm can win, and once the alarm has won
/// nothing from the source is forwarded.
private final class TimeoutSink<
  Observer: ObserverType
>: OperatorSink<Observer.Element, Observer> {
  private enum Phase {
    /// So many elements have come; an alarm that was set when fewer had come is too late.
    case listening(elements: Int)
    /// The source has ended, or was too slow: neither what it sends nor an alarm counts any more.
    case decided
  }

  private let dueTime: RxTimeInterval
  private let other: Observable<Observer.Element>
  private let alarm: Alarm
  private let phase = Lock(Phase.listening(elements: 0))

  // How many elements the observer is busy with, each sent from within the one before. Only the source
  // touches it, on one thread at a time.
  private var deliveries = 0

  // The subscription to the source, or to the other one.
  private let current = SerialDisposable()

  init(
    dueTime: RxTimeInterval,
    other: Observable<Observer.Element>,
    alarm: Alarm,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    self.dueTime = dueTime
    self.other = other
    self.alarm = alarm
    super.init(observer: observer, cancel: cancel)
  }

  /// Sets the alarm for the first element, subscribes, and returns what ends all of it.
  func run(_ source: Observable<Observer.Element>) -> Disposable {
    let subscription = SingleAssignmentDisposable()
    current.disposable = subscription
    setAlarm()
    // If the alarm has rung already, the other sequence has taken over.
    if !subscription.isDisposed { subscription.setDisposable(source.subscribe(self)) }
    return Disposables.create(current, alarm)
  }

  override func onNext(_ element: Observer.Element) {
    deliveries += 1
    defer { deliveries -= 1 }
    // exercise 13.6: Forward an element that comes in time, and give the next one the same time.
    // starts as: forwardNext(element)
    guard countIfInTime() else { return }
    forwardNext(element)
    setAlarm()
    // end 13.6
  }

  override func onError(_ error: Swift.Error) {
    // exercise 13.6: An error that comes in time is the end.
    // starts as: fail(with: error)
    if decideIfInTime() { fail(with: error) }
    // end 13.6
  }

  override func onCompleted() {
    // exercise 13.6: So is a completion.
    // starts as: complete()
    if decideIfInTime() { complete() }
    // end 13.6
  }

  /// Sets the alarm for the next element, counted from now, unless all is decided.
  private func setAlarm() {
    // The observer is still busy with the element from which this one was sent: no alarm may win yet.
    guard deliveries <= 1 else { return }
    // Read now: a reentrant observer may have caused more elements, and those have been sent, too.
    guard case .listening(let elements) = phase.withLock({ $0 }) else { return }
    alarm.set(after: dueTime) { self.alarmRang(elements: elements) }
  }

  /// Counts an element, unless it comes too late, and returns whether it came in time.
  private func countIfInTime() -> Bool {
    phase.withLock { phase in
      guard case .listening(let elements) = phase else { return false }
      phase = .listening(elements: elements + 1)
      return true
    }
  }

  /// Decides for an end, unless it comes too late, and returns whether it came in time.
  private func decideIfInTime() -> Bool {
    phase.withLock { phase in
      guard case .listening = phase else { return false }
      phase = .decided
      return true
    }
  }

  /// Is called on the scheduler when the time that began after so many elements is over.
  private func alarmRang(elements: Int) {
    // exercise 13.6: If no element has come since, all is decided: subscribe to `other`, and dispose the
    //   source afterwards. Decide under the lock, and call nobody while you hold it.
    let isTooLate = phase.withLock { phase in
      guard case .listening(elements) = phase else { return false }
      phase = .decided
      return true
    }
    guard isTooLate else { return }
    // `SerialDisposable` disposes the source when the other subscription replaces it.
    current.disposable = other.subscribe(OtherObserver(sink: self))
    // end 13.6
  }
}

/// The observer of the other sequence, which is always in time.
private final class OtherObserver<Observer: ObserverType>: DirectObserver {
  private let sink: Sink<Observer>

  init(sink: Sink<Observer>) {
    self.sink = sink
  }

  func onNext(_ element: Observer.Element) { sink.forwardNext(element) }
  func onError(_ error: Swift.Error) { sink.fail(with: error) }
  func onCompleted() { sink.complete() }
}
// end machine 13.6
