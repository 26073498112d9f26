// Keeps one state for the whole sequence, an enum, instead of one for each connection.

// exercise 14.11
Patient(asObservable(), for: dueTime, on: scheduler)
// end 14.11

// exercise 14.11
private final class Patient<Element>: Observable<Element> {
  /// One connection.
  final class Line: DirectObserver {
    let subject = ReplaySubject<Element>.create(bufferSize: 1)
    let subscription = SingleAssignmentDisposable()
    let wasOpened = Flag()
    let isOver = Flag()
    let owner: Patient

    init(_ owner: Patient) {
      self.owner = owner
    }

    func onNext(_ element: Element) {
      if !isOver.isRaised() { subject.onNext(element) }
    }

    func onError(_ error: Swift.Error) {
      if owner.ends(self) { subject.onError(error) }
      subscription.dispose()
    }

    func onCompleted() {
      if owner.ends(self) { subject.onCompleted() }
      subscription.dispose()
    }
  }

  private enum Phase {
    case closed
    case listening(Line, count: Int)
    case lingering(Line, timer: SerialDisposable)
  }

  private let source: Observable<Element>
  private let dueTime: RxTimeInterval
  private let scheduler: SchedulerType
  private let phase = Lock(Phase.closed)

  init(_ source: Observable<Element>, for dueTime: RxTimeInterval, on scheduler: SchedulerType) {
    self.source = source
    self.dueTime = dueTime
    self.scheduler = scheduler
  }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    let fresh = Line(self)
    let (line, timer): (Line, SerialDisposable?) = phase.withLock { phase in
      switch phase {
      case .closed:
        phase = .listening(fresh, count: 1)
        return (fresh, nil)
      case .listening(let line, let count):
        phase = .listening(line, count: count + 1)
        return (line, nil)
      case .lingering(let line, let timer):
        phase = .listening(line, count: 1)
        return (line, timer)
      }
    }
    timer?.dispose()
    let token = line.subject.subscribe(observer)
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
    let line: Line? = phase.withLock { phase in
      guard case .lingering(let line, let current) = phase, current === timer else { return nil }
      line.isOver.raise()
      phase = .closed
      return line
    }
    line?.subscription.dispose()
  }

  /// Closes that line, if it is not over, and returns whether it did.
  func ends(_ line: Line) -> Bool {
    guard line.isOver.raise() else { return false }
    let old = phase.withLock { phase in
      switch phase {
      case .listening(line, _), .lingering(line, _):
        defer { phase = .closed }
        return phase
      default: return .closed
      }
    }
    if case .lingering(_, let timer) = old { timer.dispose() }
    return true
  }
}

private func ~= (pattern: AnyObject, value: AnyObject) -> Bool {
  pattern === value
}
// end 14.11
