import Solution04Events

/// A place of an observer of certain elements.
///
/// An object with a method, not a closure: to call it is one jump.
class ElementPlace<Element>: Place, @unchecked Sendable {
  // Unchecked: it adds no state.
  /// Hands the element to the observer; what a subclass is for.
  func hand(_ element: Element) {
    fatalError("\(Self.self) has to override hand(_:)")
  }

  /// Tells the observer an element, in its turn.
  final func tell(_ element: Element) {
    // exercise 7.7: What comes during the welcome waits, if `mustWait` says so.
    pass(element)
    // end 7.7
  }

  /// Tells the observer the past, on the calling thread, then what came meanwhile.
  ///
  /// - Parameters:
  ///   - past: The elements that come first.
  ///   - answersNest: Whether what the observer sends in its turn may reach it before it has returned.
  final func welcome(with past: [Element], answersNest: Bool) {
    // exercise 7.7: Tell the past, then all that `nextInLine` gives out. Where answers nest, grant the
    //   privilege before the observer is called.
    for element in past { pass(element) }
    // end 7.7
  }

  /// Puts the element in line if it has to wait for the end of the welcome, and says whether it had to.
  // Not inlined: because of the closure each `tell` would have to find out how to copy an element.
  @inline(never)
  private func mustWait(_ element: Element) -> Bool {
    keepWaiting { self.pass(element) }
  }

  private func pass(_ element: Element) {
    // exercise 7.3: A closed place lets nothing through.
    // end 7.3
    hand(element)
  }
}

/// The place of an observer of a certain type.
final class ObserverPlace<Observer: ObserverType>: ElementPlace<Observer.Element>,
  @unchecked Sendable
{
  // Unchecked: the observer is set once, and called by one thread at a time.
  private let observer: Observer

  init(_ observer: Observer) {
    self.observer = observer
  }

  override func hand(_ element: Observer.Element) {
    observer.onNext(element)
  }

  override func hand(_ end: End) {
    end.tell(observer)
  }
}
