import Solution03TokensAndBags
import Synchronization

/// The place of one observer at a subject: whether it is told anything, and what waits for it.
///
/// One thread at a time tells a place something; any thread may close it.
class Place: @unchecked Sendable {
  private enum Phase: UInt8, AtomicRepresentable {
    /// The observer is being told the past, on the thread that subscribes.
    case welcome

    /// The observer is told what comes.
    case open

    /// The observer is told nothing more.
    case closed
  }

  /// Where that waits which comes during the welcome.
  private struct Anteroom {
    var line = WorkLine()

    /// The thread that may go ahead when nothing waits.
    var privileged: ThreadIdentity?
  }

  // Unchecked: the phase is atomic, and the lock guards the anteroom. The phase goes from welcome to
  // open while the lock is held, so that nothing enters a line at which nobody will look again.
  private let phase = Atomic(Phase.welcome)
  private let anteroom = Lock(Anteroom())

  /// Whether the observer is told nothing more.
  final var isClosed: Bool {
    phase.load(ordering: .acquiring) == .closed
  }

  /// Whether the observer is being told the past.
  final var isBeingWelcomed: Bool {
    phase.load(ordering: .acquiring) == .welcome
  }

  /// Makes the observer deaf to all that it has not begun to hear.
  final func close() {
    phase.store(.closed, ordering: .releasing)
  }

  /// Hands the end to the observer; what a subclass is for.
  func hand(_ end: End) {
    fatalError("\(Self.self) has to override hand(_:)")
  }

  /// Tells the observer the end, in its turn.
  final func tell(_ end: End) {
    // exercise 7.7: An end that comes during the welcome waits like an element, if `keepWaiting` says so.
    pass(end)
    // end 7.7
  }

  private func pass(_ end: End) {
    // exercise 7.3: A closed place lets nothing through, and an end closes it behind itself.
    // end 7.3
    hand(end)
  }

  /// Lets the calling thread, and no other, go ahead when nothing waits.
  final func grantPrivilege() {
    anteroom.withLock { $0.privileged = .current }
  }

  /// Puts work in line if it has to wait for the end of the welcome, and says whether it had to.
  final func keepWaiting(_ work: @escaping () -> Void) -> Bool {
    anteroom.withLock { anteroom in
      guard isBeingWelcomed else { return false }
      if anteroom.line.isEmpty, anteroom.privileged == .current { return false }
      anteroom.line.append(work)
      return true
    }
  }

  /// Gives out what has waited longest; when there is nothing, the welcome is over.
  final func nextInLine() -> (() -> Void)? {
    anteroom.withLock { anteroom in
      if let work = anteroom.line.removeFirst() { return work }
      // Exchanged, not stored: it may have been closed meanwhile.
      _ = phase.compareExchange(expected: .welcome, desired: .open, ordering: .releasing)
      return nil
    }
  }
}
