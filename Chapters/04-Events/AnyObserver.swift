/// An observer whose type is hidden: all that is known of it is what it is told.
///
/// It passes on everything, also what the contract forbids. RxSwift's type is `AnyObserver`, too.
public struct AnyObserver<Element>: ObserverType {
  /// A function that is told events.
  public typealias EventHandler = (Event<Element>) -> Void

  private let handler: EventHandler

  /// Creates an observer that hands each event to `eventHandler`.
  public init(eventHandler: @escaping EventHandler) {
    handler = eventHandler
  }

  /// Creates an observer that hands each event to `observer`.
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    handler = observer.on
  }

  /// Tells the hidden observer one event.
  public func on(_ event: Event<Element>) {
    // exercise 4.2: Hand the event to the one behind this observer.
    // end 4.2
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

  /// Makes an observer of another type of elements, which are transformed for this one.
  ///
  /// - Parameter transform: Makes this observer's element; if it throws, this observer is told the
  ///   error.
  /// - Returns: The new observer.
  public func mapObserver<Result>(
    _ transform: @escaping (Result) throws -> Element
  ) -> AnyObserver<Result> {
    AnyObserver { event in on(event.map(transform)) }
  }
}
