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
    phase.set(.closed)
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
    // starts as: serializer = Lock(Serializer())
    serializer = Lock(.entered(answersNest: answersNest))
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
    // starts as: hand(element)
    guard !isClosed else { return }
    hand(element)
    // end 7.3
  }

  private func pass(_ end: End) {
    // exercise 7.3: A closed slot passes nothing on, and nothing comes after an end.
    // starts as: hand(end)
    guard !isClosed else { return }
    // The delivery of an element may be in progress further down the stack, and must not arrive after
    // the end.
    close()
    hand(end)
    // end 7.3
  }

  // MARK: The replay phase

  // exercise 7.7: The past comes first, on the thread that subscribes. What comes meanwhile goes through
  //   the serializer, and is told after it. Then the slot goes live, unless it was closed.
  // starts as: /// Tells the observer the past, and then what has come meanwhile.
  // starts as: final func replay(_ past: [Element]) {
  // starts as:   for element in past { pass(element) }
  // starts as: }
  // starts as:
  // starts as: /// Tells the observer an element.
  // starts as: final func tell(_ element: Element) {
  // starts as:   pass(element)
  // starts as: }
  // starts as:
  // starts as: /// Tells the observer the end.
  // starts as: final override func tell(_ end: End) {
  // starts as:   pass(end)
  // starts as: }
  /// Tells the observer the past, and then what has come meanwhile.
  final func replay(_ past: [Element]) {
    for element in past { pass(element) }
    while let work = next() { work() }
  }

  /// Tells the observer an element.
  final func tell(_ element: Element) {
    if isReplaying { serialize(element) } else { pass(element) }
  }

  /// Tells the observer the end.
  final override func tell(_ end: End) {
    if isReplaying { serialize { self.pass(end) } } else { pass(end) }
  }

  private var isReplaying: Bool {
    phase.value() == .replaying
  }

  // Not inlined: because of the closure, each `tell` would have to look up how to copy an element.
  @inline(never)
  private func serialize(_ element: Element) {
    serialize { self.pass(element) }
  }

  /// Does the work in its turn, or leaves it to the thread that is replaying.
  private func serialize(_ work: @escaping Serializer.Work) {
    let turn = serializer.withLock { $0.enter(queueing: work) }
    turn.perform(work, next: { next() })
  }

  /// Returns the next work; if there is none and no thread is delivering, the replay phase is over.
  private func next() -> Serializer.Work? {
    serializer.withLock { serializer in
      if let work = serializer.next() { return work }
      if serializer.isIdle {
        // Only if it is still replaying: it may have been closed meanwhile.
        phase.replace(.replaying, with: .live)
      }
      return nil
    }
  }
  // end 7.7
}
