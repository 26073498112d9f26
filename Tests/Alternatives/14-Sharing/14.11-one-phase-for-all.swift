// Keeps one state for the whole sequence, an enum, instead of one for each connection.

// exercise 14.11
Patient(asObservable(), for: dueTime, on: scheduler)
// end 14.11

// exercise 14.11
private final class Patient<Element>: Observable<Element> {
  /// One connection.
  final class Line: DirectObserver {
    /// What its observers listen to, until it is over; the lock of the owner guards it.
    var subject: ReplaySubject<Element>? = .create(bufferSize: 1)
    let subscription = SingleAssignmentDisposable()
    let wasOpened = Flag()
    let owner: Patient

    init(_ owner: Patient) {
      self.owner = owner
    }

    func onNext(_ element: Element) {
      owner.phase.withLock { _ in subject }?.onNext(element)
    }

    func onError(_ error: Swift.Error) {
      owner.close(self)?.onError(error)
      subscription.dispose()
    }

    func onCompleted() {
      owner.close(self)?.onCompleted()
      subscription.dispose()
    }
  }

  fileprivate enum Phase {
    case closed
    case listening(Line, count: Int)
    case lingering(Line, timer: SerialDisposable)
  }

  private let source: Observable<Element>
  private let dueTime: RxTimeInterval
  private let scheduler: SchedulerType
  fileprivate let phase = Lock(Phase.closed)

  init(_ source: Observable<Element>, for dueTime: RxTimeInterval, on scheduler: SchedulerType) {
    self.source = source
    self.dueTime = dueTime
    self.scheduler = scheduler
  }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    let fresh = Line(self)
    let (line, subject, timer) = phase.withLock { phase in
      let (line, count, timer): (Line, Int, SerialDisposable?) =
        switch phase {
        case .closed: (fresh, 0, nil)
        case .listening(let line, let count): (line, count, nil)
        case .lingering(let line, let timer): (line, 0, timer)
        }
      phase = .listening(line, count: count + 1)
      return (line, line.subject, timer)
    }
    timer?.dispose()
    let token = subject?.subscribe(observer) ?? Disposables.create()
    if line.wasOpened.raise() { line.subscription.setDisposable(source.subscribe(line)) }
    return Disposables.create { [self] in
      token.dispose()
      leave(line)
    }
  }

  private func leave(_ line: Line) {
    let timer = SerialDisposable()
    let isLast = phase.withLock { phase in
      guard case .listening(let current, let count) = phase, current === line else { return false }
      phase =
        count > 1 ? .listening(line, count: count - 1) : .lingering(line, timer: timer)
      return count == 1
    }
    guard isLast else { return }
    timer.disposable = scheduler.scheduleRelative((), dueTime: dueTime) { [self] _ in
      ring(timer)
      return Disposables.create()
    }
  }

  private func ring(_ timer: SerialDisposable) {
    let closed: (line: Line, subject: ReplaySubject<Element>?)? = phase.withLock { phase in
      guard case .lingering(let line, let current) = phase, current === timer else { return nil }
      phase = .closed
      return (line, line.subject.take())
    }
    closed?.line.subscription.dispose()
  }

  /// Closes that line, and returns its subject, unless it is over.
  fileprivate func close(_ line: Line) -> ReplaySubject<Element>? {
    let (subject, old) = phase.withLock { phase in
      let (subject, old) = (line.subject.take(), phase)
      if subject != nil { phase = .closed }
      return (subject, old)
    }
    if subject != nil, case .lingering(_, let timer) = old { timer.dispose() }
    return subject
  }
}
// end 14.11
