// The queue moves its head and throws away the delivered events together, inside the lock, which
// may free their readings there. "Nothing is freed inside a lock either: the `deinit` of an
// observer, a sensor or a reading may make a sensor call back."

// exercise 4.8
SensorObservable(makeSensor)
// end 4.8

// exercise 4.8
private final class SensorObservable<Reading>: Observable<Reading> {
  private let makeSensor: () -> any Sensor<Reading>

  init(_ makeSensor: @escaping () -> any Sensor<Reading>) {
    self.makeSensor = makeSensor
  }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Reading {
    let run = SensorRun(observer)
    run.start(makeSensor())
    return run
  }
}

/// Everything about one subscription.
private final class SensorRun<Observer: ObserverType>: Disposable {
  struct State {
    var observer: Observer?
    var waiting: [Event<Observer.Element>] = []
    var head = 0
    var isBusy = false
    var isClosed = false
  }

  enum Outcome { case heardElement, heardEnd, nothingToDo }

  private let state: Lock<State>
  private let stopping = SingleAssignmentDisposable()

  init(_ observer: Observer) {
    state = Lock(State(observer: observer))
  }

  func start(_ sensor: any Sensor<Observer.Element>) {
    sensor.start(
      onReading: { self.receive(.next($0)) },
      onFailure: { self.receive(.error($0)) },
      onFinished: { self.receive(.completed) }
    )
    stopping.setDisposable(Disposables.create { sensor.stop() })
  }

  func dispose() {
    // Discarded at once, but outside the lock.
    _ = state.withLock { state in
      state.isClosed = true
      let waiting = state.waiting
      state.waiting = []
      state.head = 0
      return (state.observer.take(), waiting)
    }
    stopping.dispose()
  }

  private func receive(_ event: Event<Observer.Element>) {
    let isFirst: Bool = state.withLock { state in
      guard !state.isClosed else { return false }
      state.isClosed = event.isStopEvent
      state.waiting.append(event)
      if state.isBusy { return false }
      state.isBusy = true
      return true
    }
    if isFirst { deliver() }
  }

  private func deliver() {
    while true {
      switch deliverNext() {
      case .heardElement: continue
      case .heardEnd: return dispose()
      case .nothingToDo: return
      }
    }
  }

  private func deliverNext() -> Outcome {
    let next: (Observer, Event<Observer.Element>)? = state.withLock { state in
      guard let observer = state.observer, state.head < state.waiting.count else {
        state.isBusy = false
        return nil
      }
      let event = state.waiting[state.head]
      state.head += 1
      if state.head == state.waiting.count {
        state.waiting.removeAll(keepingCapacity: true)
        state.head = 0
      }
      return (observer, event)
    }
    guard let (observer, event) = next else { return .nothingToDo }
    observer.on(event)
    return event.isStopEvent ? .heardEnd : .heardElement
  }
}
// end 4.8
