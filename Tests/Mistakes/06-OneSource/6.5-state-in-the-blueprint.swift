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
    let sink = TakeWhileSink(blueprint: self, observer: observer, cancel: cancel)
    return (sink, source.subscribe(sink))
  }
}

private final class TakeWhileSink<
  Observer: ObserverType
>: OperatorSink<Observer.Element, Observer> {
  private let blueprint: TakeWhile<Observer.Element>

  init(blueprint: TakeWhile<Observer.Element>, observer: Observer, cancel: SinkDisposer) {
    self.blueprint = blueprint
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Observer.Element) {
    guard blueprint.isTaking, !isDisposed else { return }
    do {
      blueprint.isTaking = try blueprint.predicate(element)
      if blueprint.isTaking || blueprint.behavior == .inclusive { forwardNext(element) }
      if !blueprint.isTaking { complete() }
    } catch {
      fail(with: error)
    }
  }

  override func onError(_ error: Swift.Error) {
    if blueprint.isTaking { fail(with: error) }
  }
}
// end 6.5
