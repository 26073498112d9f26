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
    phase.set(.closed)
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
    // exercise 7.7: Start with a serializer that this thread has already entered.
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

  /// Tells the observer the past, and then what has come meanwhile.
  final func replay(_ past: [Element]) {
    // exercise 7.7: Pass on the past, and then do the work that `next` returns, until there is none.
    // starts as: for element in past { pass(element) }
    for element in past { pass(element) }
    while let work = next() { work() }
    // end 7.7
  }

  /// Tells the observer an element.
  final func tell(_ element: Element) {
    // exercise 7.7: In the replay phase the element goes through the serializer.
    // starts as: pass(element)
    if isReplaying { serialize(element) } else { pass(element) }
    // end 7.7
  }

  /// Tells the observer the end.
  final override func tell(_ end: End) {
    // exercise 7.7: In the replay phase an end goes through the serializer, too.
    // starts as: pass(end)
    if isReplaying { serialize { self.pass(end) } } else { pass(end) }
    // end 7.7
  }

  // MARK: Whatever the phase

  private var isClosed: Bool {
    phase.value() == .closed
  }

  private func pass(_ element: Element) {
    // exercise 7.3: A closed slot passes nothing on.
    guard !isClosed else { return }
    // end 7.3
    hand(element)
  }

  private func pass(_ end: End) {
    // exercise 7.3: A closed slot passes nothing on, and an end closes it.
    guard !isClosed else { return }
    // The delivery of an element may be in progress further down the stack, and must not arrive after
    // the end.
    close()
    // end 7.3
    hand(end)
  }

  // MARK: The replay phase

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
}
