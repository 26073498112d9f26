// Whether it is over stands in the blueprint, which all subscribers share.

// exercise 6.5
TakeWhile(source: asObservable(), predicate: predicate, behavior: behavior)
// end 6.5

// exercise 6.5
private final class TakeWhile<Element>: Producer<Element> {
  private let source: Observable<Element>
  fileprivate let predicate: (Element) throws -> Bool
  fileprivate let behavior: TakeBehavior
  fileprivate var isTaking = true

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
      blueprint: self,
      observer: observer,
      cancel: cancel
    )
    return (sink, source.subscribe(sink))
  }
}

private final class TakeWhileSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
  private let blueprint: TakeWhile<Observer.Element>

  init(
    blueprint: TakeWhile<Observer.Element>,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    self.blueprint = blueprint
    super.init(observer: observer, cancel: cancel)
  }

  func on(_ event: Event<Observer.Element>) {
    switch event {
    case .next(let element):
      // The observer may cause more while it is told the last one, which is not the end yet.
      guard blueprint.isTaking else { return }
      do {
        blueprint.isTaking = try blueprint.predicate(element)
        if blueprint.isTaking || blueprint.behavior == .inclusive { forwardOn(event) }
        if !blueprint.isTaking { finish(with: .completed) }
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
