import Solution04Events

/// A place of an observer of certain elements.
///
/// An object with a method, not a closure: to call it is one jump.
class ElementPlace<Element>: Place, @unchecked Sendable {
  // Unchecked: it adds no state.
  /// Hands the event to the observer; what a subclass is for.
  func hand(_ event: Event<Element>) {
    fatalError("\(Self.self) has to override hand(_:)")
  }

  /// Tells the observer an event, in its turn.
  final func tell(_ event: Event<Element>, isEnd: Bool) {
    // exercise 7.7: What comes during the welcome waits, if `mustWait` says so.
    // starts as: pass(event, isEnd: isEnd)
    if isBeingWelcomed, mustWait(event, isEnd: isEnd) { return }
    pass(event, isEnd: isEnd)
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
    // starts as: for element in past { pass(.next(element), isEnd: false) }
    if answersNest, !past.isEmpty { grantPrivilege() }
    for element in past { pass(.next(element), isEnd: false) }
    while let work = nextInLine() { work() }
    // end 7.7
  }

  /// Puts the event in line if it has to wait for the end of the welcome, and says whether it had to.
  // Not inlined: because of the closure each `tell` would have to find out how to copy an event.
  @inline(never)
  private func mustWait(_ event: Event<Element>, isEnd: Bool) -> Bool {
    keepWaiting { self.pass(event, isEnd: isEnd) }
  }

  private func pass(_ event: Event<Element>, isEnd: Bool) {
    // exercise 7.3: A closed place lets nothing through, and an end closes it behind itself.
    guard !isClosed else { return }
    // Closed before the observer is called: an older event may be under way to it, further down the
    // stack, and must not arrive after the end.
    if isEnd { close() }
    // end 7.3
    hand(event)
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

  override func hand(_ event: Event<Observer.Element>) {
    observer.on(event)
  }
}
