import Solution03TokensAndBags
import Solution04Events

/// An observable that builds a ``Sink`` for each subscription.
///
/// A producer says what to build, and holds no state of a subscription.
/// RxSwift's class has the same name, and is internal there.
open class Producer<Element>: Observable<Element> {
  /// What ``run(_:cancel:)`` returns: a sink, and what ends its subscription to its source.
  public typealias Pair = (sink: Disposable, subscription: Disposable)

  /// Creates a producer; for subclasses.
  public override init() {
    super.init()
    Trace.born(self)
  }

  deinit {
    Trace.died(self)
  }

  /// Builds a sink for `observer`, starts it, and returns its token.
  ///
  /// Work that sources leave on the trampoline is done before this returns, if it is the outermost
  /// subscription of its thread.
  public final override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    Trampoline.current.run { connect(observer) }
  }

  /// Builds the sink for one subscription, and subscribes it to its source.
  ///
  /// - Parameters:
  ///   - observer: Receives what comes out of the sink.
  ///   - cancel: The token of the sink.
  /// - Returns: The sink, and what ends its subscription to its source.
  open func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    fatalError("\(Self.self) has to override run(_:cancel:)")
  }

  @inline(__always)
  private func connect<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    // exercise 5.3: Make a token, let `run` build the sink, hand the two things that it returned to
    //   the token, and return the token.
    // starts as: Disposables.create()
    let disposer = SinkDisposer()
    let (sink, subscription) = run(observer, cancel: disposer)
    disposer.setSinkAndSubscription(sink: sink, subscription: subscription)
    return disposer
    // end 5.3
  }
}
