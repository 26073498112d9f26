// If the source fails while nobody listens, the timer is left; only a completion disposes it.

// exercise 14.11
LingeringShare(of: asObservable(), for: dueTime, on: scheduler)
// end 14.11

// exercise 14.11
/// Hands out the current stay, or a new one if that is over.
private final class LingeringShare<Element>: Observable<Element> {
  private let source: Observable<Element>
  private let dueTime: RxTimeInterval
  private let scheduler: SchedulerType
  private let current = Lock<Stay<Element>?>(nil)

  init(of source: Observable<Element>, for dueTime: RxTimeInterval, on scheduler: SchedulerType) {
    self.source = source
    self.dueTime = dueTime
    self.scheduler = scheduler
  }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    while true {
      let stay = current.withLock { $0 } ?? begin(instead: nil)
      if let token = stay.admit(observer) { return token }
      _ = begin(instead: stay)
    }
  }

  /// Makes a new stay the current one, unless another thread has replaced `old` already.
  private func begin(instead old: Stay<Element>?) -> Stay<Element> {
    let fresh = Stay(of: source, for: dueTime, on: scheduler)
    return current.withLock { current in
      if current === old { current = fresh }
      return current ?? fresh
    }
  }
}

/// One subscription to the source, from the first listener until it is over; the source's observer.
private final class Stay<Element>: DirectObserver {
  private enum Company {
    case listeners(Int)
    case timer(SingleAssignmentDisposable)
  }

  private struct Open {
    let subject = ReplaySubject<Element>.create(bufferSize: 1)
    var company = Company.listeners(0)
  }

  private let source: Observable<Element>
  private let dueTime: RxTimeInterval
  private let scheduler: SchedulerType
  private let wasOpened = Flag()
  private let subscription = SingleAssignmentDisposable()

  /// `nil` when it is over.
  private let state = Lock<Open?>(Open())

  init(of source: Observable<Element>, for dueTime: RxTimeInterval, on scheduler: SchedulerType) {
    self.source = source
    self.dueTime = dueTime
    self.scheduler = scheduler
  }

  /// Lets an observer in; returns `nil` if it is over.
  func admit<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable? where Observer.Element == Element {
    guard let (subject, timer) = comeIn() else { return nil }
    timer?.dispose()
    let listening = subject.subscribe(observer)
    if wasOpened.raise() { subscription.setDisposable(source.subscribe(self)) }
    return Disposables.create(listening, Disposables.create(with: { self.leave() }))
  }

  private func comeIn() -> (ReplaySubject<Element>, SingleAssignmentDisposable?)? {
    state.withLock { state -> (ReplaySubject<Element>, SingleAssignmentDisposable?)? in
      guard let open = state else { return nil }
      switch open.company {
      case .listeners(let count):
        state?.company = .listeners(count + 1)
        return (open.subject, nil)
      case .timer(let timer):
        state?.company = .listeners(1)
        return (open.subject, timer)
      }
    }
  }

  private func leave() {
    let timer = SingleAssignmentDisposable()
    let lingers = state.withLock { state in
      guard case .listeners(let count) = state?.company else { return false }
      state?.company = count > 1 ? .listeners(count - 1) : .timer(timer)
      return count == 1
    }
    guard lingers else { return }
    let work = scheduler.scheduleRelative(timer, dueTime: dueTime) { timer in
      self.ring(timer)
      return Disposables.create()
    }
    timer.setDisposable(work)
  }

  private func ring(_ timer: SingleAssignmentDisposable) {
    let closed = state.withLock { state -> Open? in
      guard case .timer(let current) = state?.company, current === timer else { return nil }
      return state.take()
    }
    guard closed != nil else { return }
    subscription.dispose()
    timer.dispose()
  }

  func onNext(_ element: Element) {
    let subject = state.withLock { $0?.subject }
    subject?.onNext(element)
  }

  func onError(_ error: Swift.Error) {
    guard let closed = state.withLock({ $0.take() }) else { return }
    closed.subject.onError(error)
    subscription.dispose()
  }

  func onCompleted() {
    end { subject in subject.onCompleted() }
  }

  private func end(_ tell: (ReplaySubject<Element>) -> Void) {
    guard let closed = state.withLock({ $0.take() }) else { return }
    if case .timer(let timer) = closed.company { timer.dispose() }
    tell(closed.subject)
    subscription.dispose()
  }
}
// end 14.11
