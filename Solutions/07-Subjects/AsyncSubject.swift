import Solution03TokensAndBags
import Solution04Events

/// A subject that tells one element: the last one, when it completes.
///
/// If it fails it tells the error alone.
///
/// RxSwift's type has the same name.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType {
  private let broadcast = Broadcast(LastMemory<Element>())

  /// Creates a subject that nobody listens to.
  public override init() {}

  /// Whether somebody listens.
  public var hasObservers: Bool {
    broadcast.hasObservers
  }

  /// Keeps an element for the end; or tells all observers the last one, and the end.
  public func on(_ event: Event<Element>) {
    broadcast.send(event)
  }

  /// Tells `observer` the last element, once the subject has completed, and the end.
  public override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    broadcast.subscribe(observer, to: self)
  }

  /// Returns the subject itself, as what it is to a source.
  public func asObserver() -> AsyncSubject<Element> {
    self
  }
}

/// A memory that keeps its one element to itself until all is over.
struct LastMemory<Element>: SubjectMemory {
  private var last: Element?

  static var passesElementsOn: Bool { false }

  mutating func note(_ element: inout Element) {
    // exercise 7.9: Keep the element, and hand out the one that had its place, if there was one.
    let old = last
    last = element
    if let old { element = old }
    // end 7.9
  }

  func past(before end: Event<Element>?) -> [Element] {
    // exercise 7.9: The last element, if there is one, is told before `completed` and at no other time.
    // starts as: []
    guard case .completed = end, let last else { return [] }
    return [last]
    // end 7.9
  }
}
