/// The door through which one thread at a time delivers.
///
/// A thread that finds another one delivering does not wait, and does not deliver either: it leaves
/// its work in a line, and the one that is delivering does that too, when it is done. So deliveries
/// never overlap, their order is one for all, and nobody stands waiting.
/// A thread that is delivering already may deliver again, from within: an observer that answers while
/// it is told something does not wait for itself.
///
/// The gate has no lock of its own. It is part of the state that a ``Registry`` guards, so that to take
/// note of an event and to take a turn is one step.
struct Gate {
  /// What a thread has to do with its work.
  enum Turn {
    /// The gate was open: do the work, then what `next(after:)` gives out, until there is no more.
    case first

    /// This thread is delivering already: do the work, and that is all.
    case nested

    /// This thread is delivering already, and others came first: leave the work in line, then do what
    /// `next(after:)` gives out, until there is no more.
    case nestedInLine

    /// Another thread is delivering: leave the work in line.
    case left
  }

  /// The thread that is delivering; nobody, if the gate is open.
  private var owner: ThreadIdentity?

  private var line = WorkLine()

  /// Says what the calling thread has to do with its work.
  mutating func enter() -> Turn {
    // exercise 7.5: Give the gate to the first that comes. Its owner may go through again at once,
    //   unless something is in line; all others have to leave their work.
    // starts as: .nested
    let thread = ThreadIdentity.current
    guard let owner else {
      self.owner = thread
      return .first
    }
    guard owner == thread else { return .left }
    return line.isEmpty ? .nested : .nestedInLine
    // end 7.5
  }

  /// Puts work in line, for the owner of the gate.
  mutating func leave(_ work: @escaping () -> Void) {
    line.append(work)
  }

  /// Gives out the work that has waited longest; when there is none, a `first` turn is over.
  mutating func next(after turn: Turn) -> (() -> Void)? {
    // exercise 7.5: Give out what is in line, in order. When nothing is left, who had the first turn
    //   gives the gate back; who came through it a second time does not.
    // starts as: nil
    let work = line.removeFirst()
    if work == nil, turn == .first { owner = nil }
    return work
    // end 7.5
  }
}
