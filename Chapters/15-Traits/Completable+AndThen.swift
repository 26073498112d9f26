import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
  /// Starts a single once this has completed; if this fails, the single never starts.
  public func andThen<Element>(_ second: Single<Element>) -> Single<Element> {
    Single(raw: AndThen(first: observable, second: second.asObservable()))
  }

  /// Starts a maybe once this has completed; if this fails, the maybe never starts.
  public func andThen<Element>(_ second: Maybe<Element>) -> Maybe<Element> {
    Maybe(raw: AndThen(first: observable, second: second.asObservable()))
  }

  /// Starts another completable once this has completed; if this fails, that never starts.
  public func andThen(_ second: Completable) -> Completable {
    Completable(raw: AndThen(first: observable, second: second.asObservable()))
  }

  /// Starts an observable once this has completed; if this fails, the observable never starts.
  public func andThen<Element>(_ second: Observable<Element>) -> Observable<Element> {
    AndThen(first: observable, second: second)
  }
}

/// The producer of `andThen`.
private final class AndThen<Element>: Producer<Element> {
  private let first: Observable<Never>
  private let second: Observable<Element>

  init(first: Observable<Never>, second: Observable<Element>) {
    self.first = first
    self.second = second
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = AndThenSink(second: second, observer: observer, cancel: cancel)
    return (sink, sink.run(first))
  }
}

/// The sink of `andThen`: the observer of the first part, which has no elements.
private final class AndThenSink<Observer: ObserverType>: OperatorSink<Never, Observer> {
  // exercise 15.2: After the first part's completion, the second part, with all its events. An error
  //   ends everything, and for nobody nothing begins. There is one end and one second part, and
  //   `dispose()` reaches the part that runs, or is about to.
  init(second: Observable<Observer.Element>, observer: Observer, cancel: SinkDisposer) {
    super.init(observer: observer, cancel: cancel)
  }

  /// Begins with the first part, and returns what ends the part that runs.
  func run(_ first: Observable<Never>) -> Disposable {
    Disposables.create()
  }
  // end 15.2
}

// exercise 15.2: Everything else the sink needs.
// end 15.2
