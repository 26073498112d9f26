import Solution03TokensAndBags

/// What the observer in a slot is told at the moment.
private enum SlotPhase: Int, WordValue {
  /// It is told the past, on the thread that subscribes; what comes meanwhile goes through the serializer.
  case replaying

  /// It is told each event when the event is delivered.
  case live

  /// It is told nothing any more.
  case closed
}

/// The slot of one observer in a subject, whatever the type of the elements.
///
/// One thread at a time tells a slot something; any thread may close it.
class AnySlot: @unchecked Sendable {
  // Unchecked: any thread may read the word and change it.
  fileprivate final let phase = Word(SlotPhase.replaying)

  /// Tells the observer the end; for subclasses.
  func tell(_ end: End) {
    fatalError("\(Self.self) has to override tell(_:)")
  }

  /// Makes sure that the observer is not called again.
  final func close() {
    // exercise 7.3: From now on the observer hears nothing.
    // end 7.3
  }
}

/// The slot of one observer of elements of a certain type.
///
/// An object with methods, not a closure: a call is a single jump.
class Slot<Element>: AnySlot, @unchecked Sendable {
  // Unchecked: the lock guards the serializer. That stands between the thread that subscribes and the one
  // that delivers, and is used in the replay phase only.
  private let serializer: Lock<Serializer>

  /// Creates a slot in its replay phase, for the calling thread to replay the past.
  ///
  /// - Parameter answersNest: Whether the observer hears at once what it sends in the replay phase.
  init(answersNest: Bool) {
    // exercise 7.7: From the beginning, what other threads send has to wait for this one.
    serializer = Lock(Serializer())
    // end 7.7
  }

  /// Calls the observer with the element; for subclasses.
  func hand(_ element: Element) {
    fatalError("\(Self.self) has to override hand(_:)")
  }

  /// Calls the observer with the end; for subclasses.
  func hand(_ end: End) {
    fatalError("\(Self.self) has to override hand(_:)")
  }

  // MARK: Whatever the phase

  private var isClosed: Bool {
    phase.value() == .closed
  }

  private func pass(_ element: Element) {
    // exercise 7.3: A closed slot passes nothing on.
    hand(element)
    // end 7.3
  }

  private func pass(_ end: End) {
    // exercise 7.3: A closed slot passes nothing on, and nothing comes after an end.
    hand(end)
    // end 7.3
  }

  // MARK: The replay phase

  // exercise 7.7: The past comes first, on the thread that subscribes. What comes meanwhile goes through
  //   the serializer, and is told after it. Then the slot goes live, unless it was closed.
  /// Tells the observer the past, and then what has come meanwhile.
  final func replay(_ past: [Element]) {
    for element in past { pass(element) }
  }

  /// Tells the observer an element.
  final func tell(_ element: Element) {
    pass(element)
  }

  /// Tells the observer the end.
  final override func tell(_ end: End) {
    pass(end)
  }
  // end 7.7
}
