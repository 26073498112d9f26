// If an end has come by the time of `dispose()`, it leaves the stopping to the thread that
// delivers (the exception that the rules allow).

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
  // Unchecked: the lock guards what is alive; what the observer does is its own affair.
  private struct Live {
    let observer: Observer
    var isBusy = false
    var hasEnded = false
    var arrived: [Event<Observer.Element>] = []
    var due: [Event<Observer.Element>] = []

    init(_ observer: Observer) {
      self.observer = observer
    }

    // Two stacks make a queue: taking out costs the same, however many are waiting.
    mutating func takeNext() -> Event<Observer.Element>? {
      if due.isEmpty {
        swap(&due, &arrived)
        due.reverse()
      }
      if due.isEmpty { isBusy = false }
      return due.popLast()
    }
  }

  private let live: Lock<Live?>
  private let power = SingleAssignmentDisposable()

  init(_ observer: Observer) {
    live = Lock(Live(observer))
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
    // After an end that was accepted there is a thread in `deliver`, and it will switch off.
    guard let taken = live.withLock({ live in live.take() }) else { return }
    if !taken.hasEnded { power.dispose() }
  }

  private func receive(_ event: Event<Observer.Element>) {
    let free: Observer? = live.withLock { live in
      guard let isBusy = live?.isBusy, live?.hasEnded == false else { return nil }
      if event.isStopEvent { live?.hasEnded = true }
      if isBusy {
        live?.arrived.append(event)
        return nil
      }
      live?.isBusy = true
      return live?.observer
    }
    if let free { deliver(event, to: free) }
  }

  private func deliver(_ first: Event<Observer.Element>, to observer: Observer) {
    var event = first
    while true {
      observer.on(event)
      if event.isStopEvent {
        _ = live.withLock { live in live.take() }
        power.dispose()
        return
      }
      let (next, hasLeft) = live.withLock { live in
        (live?.takeNext(), live == nil)
      }
      if hasLeft { power.dispose() }
      guard let next else { return }
      event = next
    }
  }
}
// end 4.8
