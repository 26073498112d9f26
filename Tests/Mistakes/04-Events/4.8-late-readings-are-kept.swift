// Whoever finds the observer busy leaves the event behind, and a thread that finds that the
// observer has left stays marked as busy: after a `dispose()` in the middle of a delivery every
// late reading is kept for as long as somebody keeps the callbacks or the token.

// exercise 4.8 in Readings.swift
SensorObservable(makeSensor)
// end 4.8

// exercise 4.8 in Readings.swift
private final class SensorObservable<Element>: Observable<Element> {
  private let makeSensor: () -> any Sensor<Element>

  init(_ makeSensor: @escaping () -> any Sensor<Element>) {
    self.makeSensor = makeSensor
    super.init()
  }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    let run = SensorRun(observer)
    run.start(makeSensor())
    return run
  }
}

private final class SensorRun<Observer: ObserverType>: Disposable, @unchecked Sendable {
  // Unchecked: the lock guards the state; what the observer does is its own affair.
  private struct State {
    var observer: Observer?
    var isBusy = false
    var hasEnded = false
    var waiting: [Event<Observer.Element>] = []

    init(_ observer: Observer) {
      self.observer = observer
    }
  }

  private let state: Lock<State>
  private let power = SingleAssignmentDisposable()

  init(_ observer: Observer) {
    state = Lock(State(observer))
  }

  func start(_ sensor: any Sensor<Observer.Element>) {
    sensor.start(
      onReading: { reading in self.receive(.next(reading)) },
      onFailure: { error in self.receive(.error(error)) },
      onFinished: { self.receive(.completed) }
    )
    power.setDisposable(Disposables.create { sensor.stop() })
  }

  func dispose() {
    let (observer, waiting): (Observer?, [Event<Observer.Element>]) = state.withLock { state in
      let taken = (state.observer, state.waiting)
      state.observer = nil
      state.waiting = []
      state.hasEnded = true
      return taken
    }
    guard observer != nil else { return }
    power.dispose()
    withExtendedLifetime(waiting) {}
  }

  private func receive(_ event: Event<Observer.Element>) {
    let free: Observer? = state.withLock { state in
      if state.isBusy {
        state.waiting.append(event)
        return nil
      }
      guard !state.hasEnded else { return nil }
      if event.isStopEvent { state.hasEnded = true }
      state.isBusy = true
      return state.observer
    }
    guard let free else { return }
    deliver(event, to: free)
  }

  private func deliver(_ first: Event<Observer.Element>, to observer: Observer) {
    var batch = [first]
    while !batch.isEmpty {
      for event in batch {
        let hasLeft = state.withLock { state in state.observer == nil }
        if hasLeft { return }
        observer.on(event)
        if event.isStopEvent {
          state.withLock { state in
            state.hasEnded = true
            state.isBusy = false
          }
          dispose()
          return
        }
      }
      batch = state.withLock { state in
        let next = state.waiting
        state.waiting = []
        if next.isEmpty { state.isBusy = false }
        return next
      }
    }
  }
}
// end 4.8
