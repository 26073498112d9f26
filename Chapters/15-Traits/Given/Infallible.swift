import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

/// A type whose sequence can't fail.
public protocol InfallibleType: ObservableConvertibleType {}

/// A sequence that can't fail: its type has no room for an error.
///
/// It promises nothing else: it may have any number of elements, on any thread, and may never end.
public struct Infallible<Element>: InfallibleType {
  private let source: Observable<Element>

  /// Creates a sequence from an observable that already keeps the promise.
  package init(_ source: Observable<Element>) {
    self.source = source
  }

  /// Returns the observable that is wrapped.
  public func asObservable() -> Observable<Element> {
    source
  }
}

/// An event of an ``Infallible``.
public enum InfallibleEvent<Element> {
  /// The sequence has one more element.
  case next(Element)
  /// The sequence has ended.
  case completed
}

extension InfallibleEvent: Sendable where Element: Sendable {}

extension InfallibleEvent: EventConvertible {
  /// The same as an event of an observable.
  public var event: Event<Element> {
    switch self {
    case .next(let element): .next(element)
    case .completed: .completed
    }
  }
}

extension Infallible {
  /// A closure that receives the events of an infallible.
  public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

  /// Returns a sequence that is sent by a closure, which runs anew for each subscriber.
  ///
  /// - Parameter subscribe: Is called inside `subscribe`, with a closure to send to, which takes no
  ///   errors. What it returns is disposed when the sequence has ended, or the subscription is
  ///   disposed.
  /// - Returns: The sequence.
  public static func create(
    subscribe: @escaping (@escaping InfallibleObserver) -> Disposable
  ) -> Infallible<Element> {
    let source = Observable<Element>
      .create { observer in
        subscribe { observer.on($0.event) }
      }
    return Infallible(source)
  }
}

extension InfallibleType {
  /// Subscribes a closure that receives each event.
  ///
  /// - Parameter on: Is called on the thread that sends the event, and never after the end.
  /// - Returns: The token that ends the subscription.
  public func subscribe(_ on: @escaping (InfallibleEvent<Element>) -> Void) -> Disposable {
    subscribe(onNext: { on(.next($0)) }, onCompleted: { on(.completed) })
  }

  /// Subscribes a closure for each kind of event; there is none for errors, since none can come.
  ///
  /// - Parameters:
  ///   - onNext: Is called with each element.
  ///   - onCompleted: Is called when the sequence ends.
  ///   - onDisposed: Is called once, after the end, or when the subscription is disposed.
  /// - Returns: The token that ends the subscription.
  public func subscribe(
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> Disposable {
    asObservable()
      .subscribe(
        onNext: onNext,
        onError: { programmerError(ruleOfInfallible(broken: $0)) },
        onCompleted: onCompleted,
        onDisposed: onDisposed
      )
  }

  /// Subscribes closures that are given an object, without keeping that object alive.
  ///
  /// - Parameters:
  ///   - object: Is held weakly; once it is gone no closure is called, though the sequence goes on.
  ///   - onNext: Is called with the object and each element.
  ///   - onCompleted: Is called when the sequence ends.
  ///   - onDisposed: Is called once, after the end, or when the subscription is disposed.
  /// - Returns: The token that ends the subscription.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> Disposable {
    subscribe(
      onNext: weakly(object, onNext),
      onCompleted: weakly(object, onCompleted),
      onDisposed: weakly(object, onDisposed)
    )
  }
}

private func ruleOfInfallible(broken error: Swift.Error) -> String {
  "An Infallible can't fail, but this one did: \(error)"
}
