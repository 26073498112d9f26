// Built with `create`: a class that gathers, a recursive lock, and two slots for the tokens of its
// alarms.

// exercise 13.13
let source = asObservable()
return Observable<[Element]>
  .create { observer in
    let gatherer = Gatherer(
      observer: observer,
      silence: silence,
      longestWait: longestWait,
      count: count,
      scheduler: scheduler
    )
    let subscription = source.subscribe { event in gatherer.receive(event) }
    return Disposables.create(gatherer.isOver, subscription, gatherer.alarms)
  }
// end 13.13

// exercise 13.13
private final class Gatherer<Element> {
  let isOver = BooleanDisposable()
  let silenceAlarm = SerialDisposable()
  let waitAlarm = SerialDisposable()
  var alarms: Disposable { Disposables.create(silenceAlarm, waitAlarm) }

  private let observer: AnyObserver<[Element]>
  private let silence: RxTimeInterval
  private let longestWait: RxTimeInterval
  private let count: Int
  private let scheduler: SchedulerType
  private let lock = RecursiveLock()
  private var gathered: [Element] = []
  private var silences = 0
  private var pieces = 0

  init(
    observer: AnyObserver<[Element]>,
    silence: RxTimeInterval,
    longestWait: RxTimeInterval,
    count: Int,
    scheduler: SchedulerType
  ) {
    self.observer = observer
    self.silence = silence
    self.longestWait = longestWait
    self.count = count
    self.scheduler = scheduler
  }

  func receive(_ event: Event<Element>) {
    lock.withLock {
      guard !isOver.isDisposed else { return }
      switch event {
      case .next(let element):
        gather(element)
      case .error(let error):
        let dropped = takeOut()
        observer.onError(error)
        withExtendedLifetime(dropped) {}
      case .completed:
        send()
        observer.onCompleted()
      }
    }
  }

  private func gather(_ element: Element) {
    gathered.append(element)
    if count > 0, gathered.count == count { return send() }
    silences += 1
    let (piece, quiet) = (pieces, silences)
    if gathered.count == 1 {
      set(waitAlarm, after: longestWait) { self.pieces == piece }
    }
    set(silenceAlarm, after: silence) { self.pieces == piece && self.silences == quiet }
  }

  private func set(
    _ slot: SerialDisposable,
    after time: RxTimeInterval,
    _ stillCounts: @escaping () -> Bool
  ) {
    let token = SingleAssignmentDisposable()
    slot.disposable = token
    guard !token.isDisposed else { return }
    token.setDisposable(
      scheduler.scheduleRelative((), dueTime: time) { _ in
        self.lock.withLock {
          if stillCounts() { self.send() }
        }
        return Disposables.create()
      }
    )
  }

  private func send() {
    let piece = takeOut()
    if !piece.isEmpty { observer.onNext(piece) }
  }

  private func takeOut() -> [Element] {
    pieces += 1
    silenceAlarm.disposable = Disposables.create()
    waitAlarm.disposable = Disposables.create()
    let piece = gathered
    gathered = []
    return piece
  }
}
// end 13.13
