// No lock is held while the observer is called: events and rings take turns in a `Serializer`.

// exercise 13.13
InTurns(
  source: asObservable(),
  silence: silence,
  longestWait: longestWait,
  count: count,
  scheduler: scheduler
)
// end 13.13

// exercise 13.13
private final class InTurns<Element>: Producer<[Element]> {
  private let source: Observable<Element>
  private let times: (silence: RxTimeInterval, longestWait: RxTimeInterval)
  private let count: Int
  private let scheduler: SchedulerType

  init(
    source: Observable<Element>,
    silence: RxTimeInterval,
    longestWait: RxTimeInterval,
    count: Int,
    scheduler: SchedulerType
  ) {
    self.source = source
    times = (silence, longestWait)
    self.count = count
    self.scheduler = scheduler
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == [Element] {
    let sink = InTurnsSink<Element, Observer>(
      times: times,
      count: count,
      scheduler: scheduler,
      observer: observer,
      cancel: cancel
    )
    return (sink, sink.run(source))
  }
}

private final class InTurnsSink<
  Element,
  Observer: ObserverType
>: OperatorSink<Element, Observer> where Observer.Element == [Element] {
  private let times: (silence: RxTimeInterval, longestWait: RxTimeInterval)
  private let count: Int
  private let quiet: Alarm
  private let late: Alarm

  // Who enters has the turn: it touches what follows, and calls the observer, with no lock held.
  private let serializer = Lock(Serializer())
  private var arrays = 0
  private var elements = 0
  private var gathered: [Element] = []

  init(
    times: (silence: RxTimeInterval, longestWait: RxTimeInterval),
    count: Int,
    scheduler: SchedulerType,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    self.times = times
    self.count = count
    quiet = Alarm(on: scheduler)
    late = Alarm(on: scheduler)
    super.init(observer: observer, cancel: cancel)
  }

  func run(_ source: Observable<Element>) -> Disposable {
    Disposables.create(source.subscribe(self), quiet, late)
  }

  override func onNext(_ element: Element) {
    inTurn { self.add(element) }
  }

  override func onError(_ error: Swift.Error) {
    inTurn { self.fail(with: error) }
  }

  override func onCompleted() {
    inTurn {
      self.sendGathered()
      self.complete()
    }
  }

  private func inTurn(_ work: @escaping () -> Void) {
    let turn = serializer.withLock { $0.enter(queueing: work) }
    turn.perform(work) { serializer.withLock { $0.next() } }
  }

  private func add(_ element: Element) {
    guard !isDisposed else { return }
    gathered.append(element)
    elements += 1
    if gathered.count == count { return sendGathered() }
    quiet.set(after: times.silence) { [elements] in
      self.inTurn { if elements == self.elements { self.sendGathered() } }
    }
    guard gathered.count == 1 else { return }
    late.set(after: times.longestWait) { [arrays] in
      self.inTurn { if arrays == self.arrays { self.sendGathered() } }
    }
  }

  private func sendGathered() {
    let array = gathered
    gathered = []
    arrays += 1
    quiet.turnOff()
    late.turnOff()
    if !array.isEmpty { forwardNext(array) }
  }
}
// end 13.13
