// Subclasses `ElementConnection`, which opens once and keeps the token of the source, and makes a
// token of its own for whoever listens.

// exercise 14.11
LingeringShare(asObservable(), for: dueTime, on: scheduler)
// end 14.11

// exercise 14.11
private final class LingeringShare<Element>: Observable<Element> {
  private let makeConnection: () -> LingeringConnection<Element>
  private let current: Lock<LingeringConnection<Element>>

  init(_ source: Observable<Element>, for dueTime: RxTimeInterval, on scheduler: SchedulerType) {
    makeConnection = { LingeringConnection(source, for: dueTime, on: scheduler) }
    current = Lock(makeConnection())
  }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    let (connection, subject) = comeIn()
    let subscription = subject.subscribe(observer)
    connection.open()
    return Disposables.create(subscription, Disposables.create(with: connection.goOut))
  }

  private func comeIn() -> (LingeringConnection<Element>, ReplaySubject<Element>) {
    var connection = current.withLock { $0 }
    while true {
      if let subject = connection.comeIn() { return (connection, subject) }
      let (over, fresh) = (connection, makeConnection())
      connection = current.withLock { current in
        if current === over { current = fresh }
        return current
      }
    }
  }
}

private final class LingeringConnection<Element>:
  ElementConnection<Element>, DirectObserver, @unchecked Sendable
{
  private enum Phase {
    case heard(by: Int)
    case lingering(SingleAssignmentDisposable)
    case over
  }

  private struct State {
    var phase = Phase.heard(by: 0)
    var subject: ReplaySubject<Element>? = .create(bufferSize: 1)
  }

  // Unchecked: the lock guards the state, and the rest is set once.
  private let source: Observable<Element>
  private let dueTime: RxTimeInterval
  private let scheduler: SchedulerType
  private let state = Lock(State())

  init(_ source: Observable<Element>, for dueTime: RxTimeInterval, on scheduler: SchedulerType) {
    self.source = source
    self.dueTime = dueTime
    self.scheduler = scheduler
  }

  override func subscribeToSource() -> Disposable {
    source.subscribe(self)
  }

  /// Counts a listener in, and returns what it listens to; nil if it is over.
  func comeIn() -> ReplaySubject<Element>? {
    let (subject, timer) = state.withLock { state -> (ReplaySubject<Element>?, Disposable?) in
      switch state.phase {
      case .heard(let count):
        state.phase = .heard(by: count + 1)
        return (state.subject, nil)
      case .lingering(let timer):
        state.phase = .heard(by: 1)
        return (state.subject, timer)
      case .over:
        return (nil, nil)
      }
    }
    timer?.dispose()
    return subject
  }

  func goOut() {
    let timer = SingleAssignmentDisposable()
    let isLast = state.withLock { state in
      guard case .heard(let count) = state.phase else { return false }
      state.phase = count == 1 ? .lingering(timer) : .heard(by: count - 1)
      return count == 1
    }
    guard isLast else { return }
    timer.setDisposable(
      scheduler.scheduleRelative((), dueTime: dueTime) { _ in
        if self.finish(where: { $0 === timer }) != nil { self.dispose() }
        return Disposables.create()
      }
    )
  }

  /// Is over from now on, if its timer is the right one, and returns its subject.
  private func finish(
    where isRight: (SingleAssignmentDisposable?) -> Bool
  ) -> ReplaySubject<Element>? {
    let (subject, timer) = state.withLock { state -> (ReplaySubject<Element>?, Disposable?) in
      let timer: SingleAssignmentDisposable? =
        if case .lingering(let timer) = state.phase { timer } else { nil }
      guard isRight(timer) else { return (nil, nil) }
      state.phase = .over
      return (state.subject.take(), timer)
    }
    timer?.dispose()
    return subject
  }

  func onNext(_ element: Element) {
    state.withLock { $0.subject }?.onNext(element)
  }

  func onError(_ error: Swift.Error) {
    end { $0.onError(error) }
  }

  func onCompleted() {
    end { $0.onCompleted() }
  }

  private func end(_ tell: (ReplaySubject<Element>) -> Void) {
    guard let subject = finish(where: { _ in true }) else { return }
    close()
    tell(subject)
    release()
  }
}
// end 14.11
