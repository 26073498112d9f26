// If an end has been taken out of the row, `dispose()` leaves it to that thread to stop the sensor.

// exercise 4.8
SensorObservable(makeSensor)
// end 4.8

// exercise 4.8
private final class SensorObservable<Element>: Observable<Element> {
  private let makeSensor: () -> any Sensor<Element>

  init(_ makeSensor: @escaping () -> any Sensor<Element>) {
    self.makeSensor = makeSensor
  }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    let sensor = makeSensor()
    let listening = Listening(observer)
    sensor.start(
      onReading: { listening.accept(.next($0)) },
      onFailure: { listening.accept(.error($0)) },
      onFinished: { listening.accept(.completed) }
    )
    listening.hasStarted(sensor)
    return listening
  }
}

/// One subscription: what the sensor calls back to, and the subscriber's token.
private final class Listening<Observer: ObserverType>: Disposable, @unchecked Sendable {
  private enum Phase {
    /// Accepts events.
    case open
    /// Has accepted an end, which waits; refuses what comes.
    case ending
    /// The end is being heard; whoever tells it will stop the sensor.
    case tellingEnd
    case over
  }

  private struct State {
    var phase = Phase.open
    /// `nil` once it is over.
    var observer: Observer?
    var waiting: [Event<Observer.Element>?] = []
    /// Where in `waiting` the next event is.
    var head = 0
    /// Whether a thread is calling the observer, and will look at `waiting` before it leaves.
    var isBusy = false
  }

  private let state: Lock<State>

  /// Stops the sensor; is set when `start` has returned.
  private let stopping = SingleAssignmentDisposable()

  init(_ observer: Observer) {
    state = Lock(State(observer: observer))
  }

  func hasStarted(_ sensor: any Sensor<Observer.Element>) {
    stopping.setDisposable(Disposables.create { sensor.stop() })
  }

  func accept(_ event: Event<Observer.Element>) {
    let isMyTurn = state.withLock { state in
      guard state.phase == .open else { return false }
      if event.isStopEvent { state.phase = .ending }
      state.waiting.append(event)
      defer { state.isBusy = true }
      return !state.isBusy
    }
    if isMyTurn {
      while let (event, observer) = next() {
        observer.on(event)
        if event.isStopEvent { return end(from: .tellingEnd) }
      }
    }
  }

  func dispose() {
    end(from: .open, .ending)
  }

  private func next() -> (Event<Observer.Element>, Observer)? {
    state.withLock { state in
      guard let observer = state.observer, state.head < state.waiting.count,
        let event = state.waiting[state.head].take()
      else {
        state.isBusy = false
        return nil
      }
      state.head += 1
      // Only holes are left out here, so nothing is freed.
      if state.head == state.waiting.count {
        state.waiting.removeAll(keepingCapacity: state.head < 64)
        state.head = 0
      } else if state.head > 64, state.head > state.waiting.count / 2 {
        state.waiting.removeFirst(state.head)
        state.head = 0
      }
      if event.isStopEvent { state.phase = .tellingEnd }
      return (event, observer)
    }
  }

  /// Releases everything and stops the sensor, if it is in one of these phases.
  private func end(from phases: Phase...) {
    var released: (Observer?, [Event<Observer.Element>?]) = (nil, [])
    let isFirst = state.withLock { state in
      guard phases.contains(state.phase) else { return false }
      state.phase = .over
      swap(&state.observer, &released.0)
      swap(&state.waiting, &released.1)
      state.head = 0
      return true
    }
    guard isFirst else { return }
    released = (nil, [])
    stopping.dispose()
  }
}
// end 4.8
