import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution11Schedulers

/// The sink of `delay`: a line of letters, and an alarm for the first of them.
///
/// It sends one letter at a time and holds no lock meanwhile; what arrives then gets in line.
final class DelaySink<Observer: ObserverType>: OperatorSink<Observer.Element, Observer> {
  /// An element or the completion, and when the source sent it.
  struct Letter {
    /// The element; nil is the completion.
    let element: Observer.Element?
    let posted: RxTime
  }

  /// What the sink is doing.
  enum Phase {
    /// Nothing is in line, and no alarm is set.
    case idle
    /// The alarm is set for this letter, and the others wait behind it.
    case waiting(Letter)
    /// A letter is being sent; whoever sends it takes care of the rest of the line.
    case sending
    /// The source has failed, and nothing but its error is to be sent.
    case failed(Swift.Error)
  }

  private struct State {
    var phase = Phase.idle
    var line = Queue<Letter>()
  }

  private let dueTime: RxTimeInterval
  private let scheduler: SchedulerType
  private let alarm: Alarm
  private let sourceSubscription = SingleAssignmentDisposable()

  // Guards the phase and the line. Nobody is called while it is held.
  private let state = Lock(State())

  init(
    dueTime: RxTimeInterval,
    scheduler: SchedulerType,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    alarm = Alarm(on: scheduler)
    super.init(observer: observer, cancel: cancel)
  }

  /// Subscribes to the source, and returns what ends that; what waits is not sent then.
  func run(_ source: Observable<Observer.Element>) -> Disposable {
    sourceSubscription.setDisposable(source.subscribe(self))
    return Disposables.create(sourceSubscription, alarm)
  }

  override func onNext(_ element: Observer.Element) {
    post(element)
  }

  override func onCompleted() {
    post(nil)
    // The source has nothing more to say, though some of it may still be in line.
    sourceSubscription.dispose()
  }

  override func onError(_ error: Swift.Error) {
    // exercise 13.8: An error does not wait, and nothing in line is sent after it. But the observer
    //   hears one event at a time, and it may be hearing a letter now.
    // end 13.8
    sourceSubscription.dispose()
  }

  /// Puts an element in line, or the completion, which is nil.
  private func post(_ element: Observer.Element?) {
    // A source may go on after the end or `dispose()`; nobody would take its letters out of the line.
    guard !isDisposed else { return }
    let letter = Letter(element: element, posted: scheduler.now)
    // exercise 13.8: A letter is sent `dueTime` after it was posted, and after all that were posted
    //   before it. There is one alarm, and nobody sets it under the lock.
    _ = letter
    // end 13.8
  }

  private func setAlarm(after dueTime: RxTimeInterval) {
    alarm.set(after: dueTime) { self.alarmRang() }
  }

  private func alarmRang() {
    guard let letter = takeLetter() else { return }
    guard let element = letter.element else { return complete() }
    forwardNext(element)
    sendingIsOver()
  }

  /// Returns the letter whose time has come, and notes that it is being sent.
  private func takeLetter() -> Letter? {
    state.withLock { state in
      guard case .waiting(let letter) = state.phase else { return nil }
      state.phase = .sending
      return letter
    }
  }

  private func sendingIsOver() {
    // exercise 13.8: A letter was sent. What comes next, and when: an error that came meanwhile,
    //   the next in line, or nothing?
    state.withLock { $0.phase = .idle }
    // end 13.8
  }
}
