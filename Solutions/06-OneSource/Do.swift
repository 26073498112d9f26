import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Calls closures when something happens, and changes nothing.
  ///
  /// The closures of events may throw: then the result fails with that error, in place of the event
  /// if it was not sent yet. What is thrown behind an end is lost, since nothing may follow an end.
  ///
  /// - Parameters:
  ///   - onNext: Is called before an element is sent.
  ///   - afterNext: Is called after an element was sent.
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

/// The blueprint of `do`.
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

  override func run<Observer: ObserverType>(
    _ observer: Observer,
    cancel: SinkDisposer
  ) -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element {
    let sink = DoSink(before: before, after: after, observer: observer, cancel: cancel)
    // exercise 6.9: Subscribe the sink to the source, with `onSubscribe` before and `onSubscribed`
    //   after it. Return a subscription that disposes the source's, and then calls `onDispose`.
    // starts as: return (sink, source.subscribe(sink))
    onSubscribe?()
    let subscription = source.subscribe(sink)
    onSubscribed?()
    guard let onDispose else { return (sink, subscription) }
    return (sink, Disposables.create(subscription, Disposables.create(with: onDispose)))
    // end 6.9
  }
}

private final class DoSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
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

  func on(_ event: Event<Observer.Element>) {
    // exercise 6.9: Call `before` with the event, forward it, call `after` with it, and dispose if it
    //   was an end. What either of them throws is the end of the result, unless the end was sent.
    do {
      try before(event)
      forwardOn(event)
    } catch {
      forwardOn(.error(error))
      dispose()
      return
    }
    do {
      try after(event)
    } catch {
      // Behind an end it is too late: a sequence has one.
      if !event.isStopEvent { forwardOn(.error(error)) }
      dispose()
    }
    if event.isStopEvent { dispose() }
    // end 6.9
  }
}
