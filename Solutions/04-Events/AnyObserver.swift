/// An observer whose type is hidden: only the type of its elements is known.
///
/// It passes on everything, even what the contract forbids. RxSwift's type is `AnyObserver`, too.
public struct AnyObserver<Element>: ObserverType {
  /// A function that receives events.
  public typealias EventHandler = (Event<Element>) -> Void

  private let hidden: HiddenObserver<Element>

  /// Creates an observer that hands each event to `eventHandler`.
  public init(eventHandler: @escaping EventHandler) {
    hidden = HandlingObserver(eventHandler)
  }

  /// Creates an observer that hands each event to `observer`.
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    hidden = HidingObserver(observer)
  }

  /// Tells the hidden observer one event.
  public func on(_ event: Event<Element>) {
    // exercise 4.2: Hand the event to the hidden observer.
    hidden.on(event)
    // end 4.2
  }

  /// Tells the hidden observer an element.
  public func onNext(_ element: Element) {
    hidden.onNext(element)
  }

  /// Tells the hidden observer that the sequence has failed.
  public func onError(_ error: Swift.Error) {
    hidden.onError(error)
  }

  /// Tells the hidden observer that the sequence has ended well.
  public func onCompleted() {
    hidden.onCompleted()
  }

  /// Returns the observer itself.
  public func asObserver() -> AnyObserver<Element> {
    self
  }
}

extension ObserverType {
  /// Hides the type of the observer.
  public func asObserver() -> AnyObserver<Element> {
    AnyObserver(self)
  }

  /// Returns an observer of other elements, which are transformed for this one.
  ///
  /// - Parameter transform: Makes this observer's element; if it throws, this observer receives the
  ///   error.
  /// - Returns: The new observer.
  public func mapObserver<Result>(
    _ transform: @escaping (Result) throws -> Element
  ) -> AnyObserver<Result> {
    AnyObserver { event in on(event.map(transform)) }
  }
}

// MARK: What it hides

/// An observer of elements of this type, whatever else it is.
private class HiddenObserver<Element>: ObserverType {
  func on(_ event: Event<Element>) {
    fatalError("\(Self.self) has to override on(_:)")
  }

  // Overridden for an observer that may have its own methods for these.
  func onNext(_ element: Element) { on(.next(element)) }
  func onError(_ error: Swift.Error) { on(.error(error)) }
  func onCompleted() { on(.completed) }
}

private final class HandlingObserver<Element>: HiddenObserver<Element> {
  private let handler: (Event<Element>) -> Void

  init(_ handler: @escaping (Event<Element>) -> Void) {
    self.handler = handler
  }

  override func on(_ event: Event<Element>) {
    handler(event)
  }
}

private final class HidingObserver<Observer: ObserverType>: HiddenObserver<Observer.Element> {
  private let observer: Observer

  init(_ observer: Observer) {
    self.observer = observer
  }

  override func on(_ event: Event<Observer.Element>) { observer.on(event) }
  override func onNext(_ element: Observer.Element) { observer.onNext(element) }
  override func onError(_ error: Swift.Error) { observer.onError(error) }
  override func onCompleted() { observer.onCompleted() }
}
