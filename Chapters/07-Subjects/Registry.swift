import Solution02ManyObservers
import Solution03TokensAndBags

/// Who listens to a subject, and whose turn it is to deliver; it knows nothing of elements.
///
/// That is more than order. Code that doesn't depend on the type of the elements is compiled once, for
/// all subjects, and never has to find out at run time what it is working with.
final class Registry: @unchecked Sendable {
  /// What has become of the subject.
  enum Life {
    /// It passes on what it is told.
    case running

    /// It was told this end, and is deaf since then.
    case ended(End)

    /// It was disposed, and is deaf since then.
    case disposed
  }

  /// A turn at the gate, and those who were there when it was taken.
  typealias Passage = (turn: Gate.Turn, places: Bag<Place>)

  /// All that the lock guards.
  struct State {
    var life = Life.running
    var places = Bag<Place>()
    var gate = Gate()

    /// The number of subscriptions that were not disposed, also of those that have heard the end.
    var subscriptions = 0

    /// Whether the subject passes on what it is told.
    var isRunning: Bool {
      if case .running = life { true } else { false }
    }

    /// Whether the subject was disposed.
    var isDisposed: Bool {
      if case .disposed = life { true } else { false }
    }

    /// Gives an observer a place, unless nothing will ever come again, and returns its key.
    mutating func admit(_ place: Place) -> BagKey? {
      guard isRunning else { return nil }
      subscriptions += 1
      // exercise 7.1: Put the place into the bag, and return its key.
      return nil
      // end 7.1
    }

    /// Takes a place out, if it is there, for a subscription that was disposed.
    mutating func remove(_ key: BagKey) -> Place? {
      if !isDisposed { subscriptions -= 1 }
      // exercise 7.3: Take the place out of the bag, and return it.
      return nil
      // end 7.3
    }

    /// Takes a turn for all who listen now; what has to wait is made by `work`, and left in line.
    mutating func takeTurn(leaving work: (Bag<Place>) -> () -> Void) -> Passage {
      let turn = gate.enter()
      if turn == .left || turn == .nestedInLine { gate.leave(work(places)) }
      return (turn, places)
    }
  }

  // Unchecked: the lock guards the state. Observers are called, and let go, outside of it.
  let state = Lock(State())

  /// Whether somebody listens.
  var hasObservers: Bool {
    state.withLock { $0.isRunning && $0.places.count > 0 }
  }

  /// Whether there is a subscription that was not disposed, be it that it has heard the end.
  var hasSubscriptions: Bool {
    state.withLock { $0.subscriptions > 0 }
  }

  /// Whether the subject was disposed.
  var isDisposed: Bool {
    state.withLock { $0.isDisposed }
  }

  /// Gives up a place, on behalf of its token.
  func leave(_ key: BagKey) {
    guard let place = state.withLock({ $0.remove(key) }) else { return }
    // exercise 7.3: See to it that the observer hears no more of a delivery that is under way.
    _ = place
    // end 7.3
  }

  /// Closes all places without a word, and forgets them.
  func dispose() {
    // exercise 7.4: From now on nobody hears anything, not even the rest of a delivery that is under
    //   way, and no observer is kept, or counted.
    // end 7.4
  }

  /// Tells these places the end, and then lets go of all.
  func tell(_ end: End, to places: Bag<Place>) {
    places.forEach { place in
      // exercise 7.1: Tell the place the end.
      _ = place
      // end 7.1
    }
    // exercise 7.2: Let go of those who have been told the end.
    // end 7.2
  }

  /// Lets go of all who listen, outside of the lock.
  func empty() {
    _ = state.withLock { $0.places.removeAll() }
  }

  /// Delivers, if this turn is to deliver, and then does what others have left, if that is part of it.
  func use(_ turn: Gate.Turn, _ deliver: () -> Void) {
    if turn == .first || turn == .nested { deliver() }
    guard turn == .first || turn == .nestedInLine else { return }
    while let work = state.withLock({ $0.gate.next(after: turn) }) { work() }
  }
}
