import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Calls closures when something happens, and changes nothing.
  ///
  /// The closures for events may throw: then the result fails with that error, in place of the event
  /// if it was not sent yet. What is thrown after an end is lost, since nothing may follow an end.
  ///
  /// - Parameters:
  ///   - onNext: Is called before an element is sent.
  ///   - afterNext: Is called after an element, unless `onNext` has thrown.
  ///   - onError: Is called before an error is sent.
  ///   - afterError: Is called after an error was sent.
  ///   - onCompleted: Is called before the end is sent.
  ///   - afterCompleted: Is called after the end was sent.
  ///   - onSubscribe: Is called before the source is subscribed.
  ///   - onSubscribed: Is called when the source's `subscribe` has returned.
  ///   - onDispose: Is called when the subscription to the source has been disposed, once.
  /// - Returns: A sequence of the same events.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil,
    afterNext: ((Element) throws -> Void)? = nil,
    onError: ((Swift.Error) throws -> Void)? = nil,
    afterError: ((Swift.Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    Do(
      source: asObservable(),
      before: EventHooks(next: onNext, error: onError, completed: onCompleted),
      after: EventHooks(next: afterNext, error: afterError, completed: afterCompleted),
      onSubscribe: onSubscribe,
      onSubscribed: onSubscribed,
      onDispose: onDispose
    )
  }
}

/// The producer of `do`.
private final class Do<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let before: EventHooks<Element>
  private let after: EventHooks<Element>
  private let onSubscribe: (() -> Void)?
  private let onSubscribed: (() -> Void)?
  private let onDispose: (() -> Void)?

  init(
    source: Observable<Element>,
    before: EventHooks<Element>,
    after: EventHooks<Element>,
    onSubscribe: (() -> Void)?,
    onSubscribed: (() -> Void)?,
    onDispose: (() -> Void)?
  ) {
    self.source = source
    self.before = before
    self.after = after
    self.onSubscribe = onSubscribe
    self.onSubscribed = onSubscribed
    self.onDispose = onDispose
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = DoSink(before: before, after: after, observer: observer, cancel: cancel)
    // exercise 6.9: Whoever subscribes calls `onSubscribe` first and `onSubscribed` last; whoever
    //   disposes ends the source's subscription first, and calls `onDispose` last.
    return (sink, source.subscribe(sink))
    // end 6.9
  }
}

private final class DoSink<Observer: ObserverType>: OperatorSink<Observer.Element, Observer> {
  private let before: EventHooks<Observer.Element>
  private let after: EventHooks<Observer.Element>

  init(
    before: EventHooks<Observer.Element>,
    after: EventHooks<Observer.Element>,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    self.before = before
    self.after = after
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Observer.Element) {
    // exercise 6.9: Forward the element, with `before.next` before it and `after.next` after it. If
    //   one of them throws, end with that error.
    // end 6.9
  }

  override func onError(_ error: Swift.Error) {
    end(with: error)
  }

  override func onCompleted() {
    end(with: nil)
  }

  /// Ends the way the source ended, with its hooks; without an error, it completes.
  private func end(with error: Swift.Error?) {
    // exercise 6.9: End the result, with `before.end` before the end and `after.end` between the end
    //   and the disposal. What the first throws replaces the end; what the second throws is dropped.
    // end 6.9
  }
}

/// A closure for each kind of event.
private struct EventHooks<Element> {
  let next: ((Element) throws -> Void)?
  let error: ((Swift.Error) throws -> Void)?
  let completed: (() throws -> Void)?

  /// Calls the closure for this end; without an error, the one for `completed`.
  func end(_ error: Swift.Error?) throws {
    if let error { try self.error?(error) } else { try completed?() }
  }
}
