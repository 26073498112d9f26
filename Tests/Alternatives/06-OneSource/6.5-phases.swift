// The sink has three phases, and judges every event by them.

// exercise 6.5
return TakeWhileProducer(of: asObservable(), behavior: behavior, while: predicate)
// end 6.5

// exercise 6.5
private final class TakeWhileProducer<Element>: Producer<Element> {
  typealias Condition = (Element) throws -> Bool

  private let source: Observable<Element>
  private let behavior: TakeBehavior
  private let condition: Condition

  init(of source: Observable<Element>, behavior: TakeBehavior, while condition: @escaping Condition)
  {
    self.source = source
    self.behavior = behavior
    self.condition = condition
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = Machine(behavior, condition, observer: observer, cancel: cancel)
    return (sink: sink, subscription: source.subscribe(sink))
  }

  private final class Machine<Observer: ObserverType>: OperatorSink<Element, Observer>
  where Observer.Element == Element {
    private enum Phase {
      case taking, ending, over
    }

    private var phase = Phase.taking
    private let behavior: TakeBehavior
    private let condition: Condition

    init(
      _ behavior: TakeBehavior,
      _ condition: @escaping Condition,
      observer: Observer,
      cancel: SinkDisposer
    ) {
      self.behavior = behavior
      self.condition = condition
      super.init(observer: observer, cancel: cancel)
    }

    override func onNext(_ element: Element) {
      guard phase == .taking, !isDisposed else { return }
      switch Result(catching: { try condition(element) }) {
      case .success(true):
        forwardNext(element)
      case .success(false):
        // The condition itself may have made the source end.
        guard phase == .taking else { return }
        phase = .ending
        switch behavior {
        case .inclusive: forwardNext(element)
        case .exclusive: break
        }
        phase = .over
        complete()
      case .failure(let error):
        guard phase == .taking else { return }
        phase = .over
        fail(with: error)
      }
    }

    override func onError(_ error: Swift.Error) {
      guard phase == .taking else { return }
      phase = .over
      fail(with: error)
    }

    override func onCompleted() {
      guard phase == .taking else { return }
      phase = .over
      complete()
    }
  }
}
// end 6.5
