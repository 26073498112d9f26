import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Goes on with another sequence, if this one fails.
  ///
  /// - Parameter handler: Is given the error, and chooses the sequence to go on with. If it throws,
  ///   the result fails with what it threw.
  /// - Returns: A sequence of what this one sends and, after an error, of what the other one sends,
  ///   errors included.
  public func `catch`(
    _ handler: @escaping (Swift.Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    Catch(source: asObservable(), handler: handler)
  }

  /// Sends `element` and completes, if this sequence fails.
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    self.catch { _ in .just(element) }
  }
}

/// The blueprint of `catch`.
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

  override func run<Observer: ObserverType>(
    _ observer: Observer,
    cancel: SinkDisposer
  ) -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element {
    let sink = CatchSink(handler: handler, observer: observer, cancel: cancel)
    return (sink, sink.run(source))
  }
}

private final class CatchSink<Observer: ObserverType>: OperatorSink<Observer.Element, Observer> {
  private let handler: (Swift.Error) throws -> Observable<Observer.Element>

  // The source or, after it has failed, the one that took its place.
  private let current = SerialDisposable()

  // A source that has failed has nothing more to say.
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
    // A place for the source, before it is there: it may fail inside `subscribe`, and then the
    // other one is the current one.
    let place = SingleAssignmentDisposable()
    current.disposable = place
    place.setDisposable(source.subscribe(self))
    return current
  }

  override func onNext(_ element: Observer.Element) {
    if !hasFailed { forwardNext(element) }
  }

  override func onCompleted() {
    if !hasFailed { complete() }
  }

  override func onError(_ error: Swift.Error) {
    // If nobody listens any more, nothing is begun anew.
    guard !hasFailed, !isDisposed else { return }
    hasFailed = true
    recover(from: error)
  }

  fileprivate func recover(from error: Swift.Error) {
    // exercise 10.1: Let a `ReplacementObserver` listen to the sequence that `handler` chooses, which
    //   becomes the `current` one; a handler that throws ends the result with what it threw.
    fail(with: error)
    // end 10.1
  }
}

/// The observer of the sequence that took the place of the source.
///
/// It is not the sink itself, which would ask the handler about an error.
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
