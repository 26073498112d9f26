import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Continues with another sequence if this one fails.
  ///
  /// - Parameter handler: Gets the error, and chooses the sequence to continue with. If it throws,
  ///   the result fails with what it threw.
  /// - Returns: A sequence of what this one sends and, after an error, of what the other one sends,
  ///   including its error.
  public func `catch`(
    _ handler: @escaping (Swift.Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    Catch(source: asObservable(), handler: handler)
  }

  /// Sends `element` and completes if this sequence fails.
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    self.catch { _ in .just(element) }
  }
}

/// The producer of `catch`.
private final class Catch<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let handler: (Swift.Error) throws -> Observable<Element>

  init(
    source: Observable<Element>,
    handler: @escaping (Swift.Error) throws -> Observable<Element>
  ) {
    self.source = source
    self.handler = handler
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = CatchSink(handler: handler, observer: observer, cancel: cancel)
    return (sink, sink.run(source))
  }
}

private final class CatchSink<Observer: ObserverType>: OperatorSink<Observer.Element, Observer> {
  private let handler: (Swift.Error) throws -> Observable<Observer.Element>

  // The subscription to the source or, after it has failed, to its replacement.
  private let current = SerialDisposable()

  // A source that has failed is not heard any more.
  private var hasFailed = false

  init(
    handler: @escaping (Swift.Error) throws -> Observable<Observer.Element>,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    self.handler = handler
    super.init(observer: observer, cancel: cancel)
  }

  func run(_ source: Observable<Observer.Element>) -> Disposable {
    // An empty slot for the source first: it may fail inside `subscribe`, and then its replacement
    // is the current one.
    let slot = SingleAssignmentDisposable()
    current.disposable = slot
    slot.setDisposable(source.subscribe(self))
    return current
  }

  override func onNext(_ element: Observer.Element) {
    if !hasFailed { forwardNext(element) }
  }

  override func onCompleted() {
    if !hasFailed { complete() }
  }

  override func onError(_ error: Swift.Error) {
    // If nobody listens any more, the handler is not asked.
    guard !hasFailed, !isDisposed else { return }
    hasFailed = true
    recover(from: error)
  }

  fileprivate func recover(from error: Swift.Error) {
    // exercise 10.1: The handler chooses what replaces the failed source; what it throws is the
    //   end. `dispose()` may come while the replacement is being subscribed to.
    fail(with: error)
    // end 10.1
  }
}

/// The observer of the sequence that replaced the source.
///
/// It is not the sink itself, which would pass an error to the handler.
private final class ReplacementObserver<Observer: ObserverType>: DirectObserver {
  private let sink: CatchSink<Observer>

  init(sink: CatchSink<Observer>) {
    self.sink = sink
  }

  func onNext(_ element: Observer.Element) {
    sink.forwardNext(element)
  }

  func onError(_ error: Swift.Error) {
    // exercise 10.1: There was a second chance, and there is no third.
    // end 10.1
  }

  func onCompleted() {
    sink.complete()
  }
}
