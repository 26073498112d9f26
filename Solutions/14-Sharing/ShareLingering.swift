import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Solution11Schedulers

extension ObservableType {
  /// Returns a sequence that stays connected for a while after the last observer has left.
  ///
  /// While somebody listens, it does what `share(replay: 1)` does. Whoever comes before the time is
  /// up finds the connection, and its newest element. An end of the source ends it at once.
  ///
  /// - Parameters:
  ///   - dueTime: How long the connection stays without an observer.
  ///   - scheduler: Measures the time.
  /// - Returns: The sequence, with one subscription to its source for all.
  package func share(
    lingeringFor dueTime: RxTimeInterval,
    scheduler: SchedulerType
  ) -> Observable<Element> {
    // exercise 14.11: Return a sequence whose connection stays open until it has had no observer for
    //   `dueTime`, so that whoever comes back in time hears its newest element, and what follows.
    // starts as: .never()
    Lingering(asObservable(), for: dueTime, on: scheduler)
    // end 14.11
  }
}

// exercise 14.11: Everything else it needs: what is shared, how many listen, and what the timer does.
/// The shared sequence: it knows the newest connection, which may be over.
private final class Lingering<Element>: Observable<Element> {
  private let makeStay: () -> Stay<Element>
  private let newest = Lock<Stay<Element>?>(nil)

  init(_ source: Observable<Element>, for dueTime: RxTimeInterval, on scheduler: SchedulerType) {
    makeStay = { Stay(source, for: dueTime, on: scheduler) }
  }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    let (stay, subject) = enter()
    let subscription = subject.subscribe(observer)
    stay.open()
    return Disposables.create {
      subscription.dispose()
      stay.leave()
    }
  }

  /// Counts the caller in, at the newest connection, or at a new one if that is over.
  private func enter() -> (stay: Stay<Element>, subject: ReplaySubject<Element>) {
    while true {
      let known = newest.withLock { $0 }
      if let known, let subject = known.enter() { return (known, subject) }
      let fresh = makeStay()
      newest.withLock { newest in
        // Another thread may have been faster.
        if newest === known { newest = fresh }
      }
    }
  }
}

/// One connection: from its first observer to an end, or until its time is up.
private final class Stay<Element>: DirectObserver {
  /// What there is until it is over.
  private struct Open {
    let subject = ReplaySubject<Element>.create(bufferSize: 1)
    var listeners = 0

    /// The timer that runs, if nobody listens.
    var timer: SingleAssignmentDisposable?
  }

  private let source: Observable<Element>
  private let dueTime: RxTimeInterval
  private let scheduler: SchedulerType

  private let wasOpened = Flag()
  private let subscription = SingleAssignmentDisposable()

  // The lock guards what is nil when it is over. Nobody is called while it is held.
  private let state = Lock<Open?>(Open())

  init(_ source: Observable<Element>, for dueTime: RxTimeInterval, on scheduler: SchedulerType) {
    self.source = source
    self.dueTime = dueTime
    self.scheduler = scheduler
  }

  /// Counts a listener in, and stops the timer; returns nil if it is over.
  func enter() -> ReplaySubject<Element>? {
    let (subject, timer) = state.withLock { open in
      open?.listeners += 1
      return (open?.subject, open?.timer.take())
    }
    timer?.dispose()
    return subject
  }

  /// Subscribes to the source, the first time it is called.
  func open() {
    if wasOpened.raise() { subscription.setDisposable(source.subscribe(self)) }
  }

  /// Counts a listener out; the last one starts the timer.
  func leave() {
    // Kept before there is anything in it: the timer may ring, or be stopped, before this returns.
    let timer = SingleAssignmentDisposable()
    let isLast = state.withLock { open in
      open?.listeners -= 1
      guard open?.listeners == 0 else { return false }
      open?.timer = timer
      return true
    }
    guard isLast else { return }
    timer.setDisposable(
      scheduler.scheduleRelative((), dueTime: dueTime) { _ in
        self.close(at: timer)
        return Disposables.create()
      }
    )
  }

  /// The time is up: closes, unless somebody has stopped that timer.
  private func close(at timer: SingleAssignmentDisposable) {
    // It may have begun to ring before it was stopped, and another one may run by now.
    let closed = state.withLock { open in
      open?.timer === timer ? open.take() : nil
    }
    if closed != nil { subscription.dispose() }
    // It holds its token, which may hold its work, which holds this connection.
    closed?.timer?.dispose()
  }

  // MARK: The source

  func onNext(_ element: Element) {
    state.withLock { $0?.subject }?.onNext(element)
  }

  func onError(_ error: Swift.Error) {
    end { subject in subject.onError(error) }
  }

  func onCompleted() {
    end { subject in subject.onCompleted() }
  }

  /// Closes first, so that whoever comes back when the end is heard finds a new connection.
  private func end(_ tell: (ReplaySubject<Element>) -> Void) {
    guard let closed = state.withLock({ $0.take() }) else { return }
    closed.timer?.dispose()
    tell(closed.subject)
    subscription.dispose()
  }
}
// end 14.11
