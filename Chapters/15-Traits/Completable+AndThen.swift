import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
  /// Begins a single when this has ended well; if this fails, the single is never begun.
  public func andThen<Element>(_ second: Single<Element>) -> Single<Element> {
    Single(raw: AndThen(first: observable, second: second.asObservable()))
  }

  /// Begins a maybe when this has ended well; if this fails, the maybe is never begun.
  public func andThen<Element>(_ second: Maybe<Element>) -> Maybe<Element> {
    Maybe(raw: AndThen(first: observable, second: second.asObservable()))
  }

  /// Begins another completable when this has ended well; if this fails, it is never begun.
  public func andThen(_ second: Completable) -> Completable {
    Completable(raw: AndThen(first: observable, second: second.asObservable()))
  }

  /// Begins an observable when this has ended well; if this fails, it is never begun.
  public func andThen<Element>(_ second: Observable<Element>) -> Observable<Element> {
    AndThen(first: observable, second: second)
  }
}

/// The blueprint of `andThen`.
private final class AndThen<Element>: Producer<Element> {
  private let first: Observable<Never>
  private let second: Observable<Element>

  init(first: Observable<Never>, second: Observable<Element>) {
    self.first = first
    self.second = second
  }

  override func run<Observer: ObserverType>(
    _ observer: Observer,
    cancel: SinkDisposer
  ) -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element {
    let sink = AndThenSink(second: second, observer: observer, cancel: cancel)
    return (sink, sink.run(first))
  }
}

/// The observer of the first part, which has no elements.
private final class AndThenSink<Observer: ObserverType>: OperatorSink<Never, Observer> {
  private let second: Observable<Observer.Element>

  // The part that runs; a new one in its place disposes the old one.
  private let current = SerialDisposable()

  private var isFirstOver = false

  init(second: Observable<Observer.Element>, observer: Observer, cancel: SinkDisposer) {
    self.second = second
    super.init(observer: observer, cancel: cancel)
  }

  func run(_ first: Observable<Never>) -> Disposable {
    // A place for the first, before it is there: it may end inside `subscribe`.
    let place = SingleAssignmentDisposable()
    current.disposable = place
    place.setDisposable(first.subscribe(self))
    return current
  }

  override func onNext(_ element: Never) {}

  override func onError(_ error: Swift.Error) {
    endFirst(with: error)
  }

  override func onCompleted() {
    endFirst(with: nil)
  }

  private func endFirst(with error: Swift.Error?) {
    // The first part has one end. A source that speaks on does not begin the second again.
    guard !isFirstOver else { return }
    isFirstOver = true
    // exercise 15.2: An error is the end of all. At a good end, let a `SecondObserver` listen to the
    //   second part, which is the `current` one then; if nobody listens any more, don't begin it.
    // end 15.2
  }
}

/// The observer of the second part, whose elements are of another type.
private struct SecondObserver<Observer: ObserverType>: DirectObserver {
  let sink: AndThenSink<Observer>

  func onNext(_ element: Observer.Element) { sink.forwardNext(element) }
  func onError(_ error: Swift.Error) { sink.fail(with: error) }
  func onCompleted() { sink.complete() }
}
