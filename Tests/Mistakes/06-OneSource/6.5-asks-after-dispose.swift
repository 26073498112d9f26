// It knows of every end, but not of `dispose()`, after which the condition is still called.

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

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = TakeWhileSink(
      predicate: predicate,
      behavior: behavior,
      observer: observer,
      cancel: cancel
    )
    return (sink, source.subscribe(sink))
  }
}

private final class TakeWhileSink<
  Observer: ObserverType
>: OperatorSink<Observer.Element, Observer> {
  /// Whether the last element is still to come; once it has, nothing can change the end.
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

  override func onNext(_ element: Observer.Element) {
    guard isTaking else { return }
    do {
      isTaking = try predicate(element)
      if isTaking || behavior == .inclusive { forwardNext(element) }
      if !isTaking { complete() }
    } catch {
      isTaking = false
      fail(with: error)
    }
  }

  override func onError(_ error: Swift.Error) {
    guard isTaking else { return }
    isTaking = false
    fail(with: error)
  }

  override func onCompleted() {
    isTaking = false
    complete()
  }
}
// end 6.5
