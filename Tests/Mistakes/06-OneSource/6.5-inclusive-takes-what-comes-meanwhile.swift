// While the last element is told, more come through: it is over only when the observer has returned.

// exercise 6.5
TakeWhile(source: asObservable(), predicate: predicate, behavior: behavior)
// end 6.5

// exercise 6.5
private final class TakeWhile<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let predicate: (Element) throws -> Bool
  private let behavior: TakeBehavior

  init(
    source: Observable<Element>,
    predicate: @escaping (Element) throws -> Bool,
    behavior: TakeBehavior
  ) {
    self.source = source
    self.predicate = predicate
    self.behavior = behavior
  }

  override func run<Observer: ObserverType>(
    _ observer: Observer,
    cancel: SinkDisposer
  ) -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element {
    let sink = TakeWhileSink(
      predicate: predicate,
      behavior: behavior,
      observer: observer,
      cancel: cancel
    )
    return (sink, source.subscribe(sink))
  }
}

private final class TakeWhileSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
  private var isTaking = true
  private let predicate: (Observer.Element) throws -> Bool
  private let behavior: TakeBehavior

  init(
    predicate: @escaping (Observer.Element) throws -> Bool,
    behavior: TakeBehavior,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    self.predicate = predicate
    self.behavior = behavior
    super.init(observer: observer, cancel: cancel)
  }

  func on(_ event: Event<Observer.Element>) {
    switch event {
    case .next(let element):
      // The observer may cause more while it is told the last one, which is not the end yet.
      guard isTaking else { return }
      do {
        let goesOn = try predicate(element)
        if goesOn || behavior == .inclusive { forwardOn(event) }
        isTaking = goesOn
        if !isTaking { finish(with: .completed) }
      } catch {
        finish(with: .error(error))
      }
    case .error, .completed:
      finish(with: event)
    }
  }

  private func finish(with event: Event<Observer.Element>) {
    forwardOn(event)
    dispose()
  }
}
// end 6.5
