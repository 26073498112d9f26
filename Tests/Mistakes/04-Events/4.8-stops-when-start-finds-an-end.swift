// When start has returned and an end has been accepted meanwhile, the sensor is stopped at once,
// although another thread may still be delivering that end.

// exercise 4.8
SensorReadings(makeSensor)
// end 4.8

// exercise 4.8
private final class SensorReadings<Element>: Observable<Element> {
  private let makeSensor: () -> any Sensor<Element>

  init(_ makeSensor: @escaping () -> any Sensor<Element>) {
    self.makeSensor = makeSensor
  }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    let listening = Listening(observer.asObserver())
    listening.start(makeSensor())
    return listening
  }
}

/// One subscription: what waits, who hears it, and what stops the sensor.
private final class Listening<Element>: Disposable, @unchecked Sendable {
  private struct State {
    var observer: AnyObserver<Element>?
    var waiting: [Event<Element>?] = []
    var head = 0
    var isBusy = false
    var accepts = true
  }

  private enum Delivery {
    case heard, heardEnd, nothingToHear
  }

  private let state: Lock<State>
  private let stopper = SingleAssignmentDisposable()

  init(_ observer: AnyObserver<Element>) {
    state = Lock(State(observer: observer))
  }

  func start(_ sensor: any Sensor<Element>) {
    sensor.start(
      onReading: { self.receive(.next($0)) },
      onFailure: { self.receive(.error($0)) },
      onFinished: { self.receive(.completed) }
    )
    stopper.setDisposable(Disposables.create { sensor.stop() })
    // The sequence is over already, so there is nobody left to call dispose().
    if state.withLock({ !$0.accepts }) { stopper.dispose() }
  }

  func dispose() {
    release()
    stopper.dispose()
  }

  private func release() {
    // Carried out of the lock, and freed when this function returns.
    _ = state.withLock { state in
      let old = state
      state = State(observer: nil, isBusy: old.isBusy, accepts: false)
      return old
    }
  }

  private func receive(_ event: Event<Element>) {
    let isMyTurn = state.withLock { state in
      guard state.accepts else { return false }
      if event.isStopEvent { state.accepts = false }
      state.waiting.append(event)
      if state.isBusy { return false }
      state.isBusy = true
      return true
    }
    guard isMyTurn else { return }
    while true {
      switch deliver() {
      case .heard:
        continue
      case .heardEnd:
        dispose()
        return
      case .nothingToHear:
        return
      }
    }
  }

  private func deliver() -> Delivery {
    guard let (observer, event) = next() else { return .nothingToHear }
    observer.on(event)
    return event.isStopEvent ? .heardEnd : .heard
  }

  private func next() -> (AnyObserver<Element>, Event<Element>)? {
    state.withLock { state in
      guard let observer = state.observer, let event = Self.pop(&state) else {
        state.isBusy = false
        return nil
      }
      return (observer, event)
    }
  }

  private static func pop(_ state: inout State) -> Event<Element>? {
    guard state.head < state.waiting.count else { return nil }
    let event = state.waiting[state.head].take()
    state.head += 1
    if state.head * 2 >= state.waiting.count {
      // Nothing but empty places leaves the array here.
      state.waiting.removeFirst(state.head)
      state.head = 0
    }
    return event
  }
}
// end 4.8
