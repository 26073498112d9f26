// An enum of situations, what waits is taken in batches, and a second lock for
// the sensor.

// exercise 4.8
SensorSource(makeSensor)
// end 4.8

// exercise 4.8
private final class SensorSource<Element>: Observable<Element> {
  private let makeSensor: () -> any Sensor<Element>

  init(_ makeSensor: @escaping () -> any Sensor<Element>) {
    self.makeSensor = makeSensor
  }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    let talk = Talk(AnyObserver(observer))
    talk.run(makeSensor())
    return talk
  }
}

private final class Talk<Element>: Disposable, @unchecked Sendable {
  private enum State {
    case free(AnyObserver<Element>)
    case busy(AnyObserver<Element>, heldBack: [Event<Element>])
    case closing(heldBack: [Event<Element>])
    case over

    mutating func accept(_ event: Event<Element>) -> AnyObserver<Element>? {
      switch self {
      case .free(let observer):
        self = event.isStopEvent ? .closing(heldBack: []) : .busy(observer, heldBack: [])
        return observer
      case .busy(let observer, heldBack: var events):
        self = .over
        events.append(event)
        self =
          event.isStopEvent ? .closing(heldBack: events) : .busy(observer, heldBack: events)
        return nil
      case .closing, .over:
        return nil
      }
    }

    mutating func refill() -> [Event<Element>] {
      switch self {
      case .busy(let observer, let events):
        self = events.isEmpty ? .free(observer) : .busy(observer, heldBack: [])
        return events
      case .closing(let events):
        self = events.isEmpty ? .over : .closing(heldBack: [])
        return events
      case .free, .over:
        return []
      }
    }
  }

  private enum Power {
    case starting
    case on(any Sensor<Element>)
    case off
  }

  private let state: Lock<State>
  private let power = Lock(Power.starting)

  init(_ observer: AnyObserver<Element>) {
    state = Lock(.free(observer))
  }

  func run(_ sensor: any Sensor<Element>) {
    sensor.start(
      onReading: { self.receive(.next($0)) },
      onFailure: { self.receive(.error($0)) },
      onFinished: { self.receive(.completed) }
    )
    let isLate = power.withLock { power -> Bool in
      guard case .starting = power else { return true }
      power = .on(sensor)
      return false
    }
    if isLate { sensor.stop() }
  }

  func dispose() {
    _ = state.withLock { state -> State in
      let old = state
      state = .over
      return old
    }
    switchOff()
  }

  private var isOver: Bool {
    state.withLock { state -> Bool in
      if case .over = state { return true }
      return false
    }
  }

  private func receive(_ event: Event<Element>) {
    deliver(event)
    if isOver { switchOff() }
  }

  private func deliver(_ first: Event<Element>) {
    guard let observer = state.withLock({ $0.accept(first) }) else { return }
    var batch = [first]
    while !batch.isEmpty {
      for event in batch {
        guard !isOver else { return }
        observer.on(event)
      }
      batch = state.withLock { $0.refill() }
    }
  }

  private func switchOff() {
    let sensor = power.withLock { power -> (any Sensor<Element>)? in
      guard case .on(let sensor) = power else {
        power = .off
        return nil
      }
      power = .off
      return sensor
    }
    sensor?.stop()
  }
}
// end 4.8
