import Synchronization

/// Lets somebody else end a run before its time.
final class Halt: Sendable {
  /// How urgent it is.
  enum Wish: Int, Sendable {
    case none

    /// The tests need not go on: their verdict would be about code that is no more. A build goes
    /// to its end, since one that is cut off may leave half a build behind.
    case tests

    /// All has to stop at once.
    case all
  }

  /// What a run that was ended throws.
  struct Halted: Error {}

  private let wish = Mutex(Wish.none)

  /// Asks for it; a smaller wish than the one before is none.
  func ask(for new: Wish) {
    wish.withLock { if new.rawValue > $0.rawValue { $0 = new } }
  }

  func checkBuild() throws { try check(.all) }

  func checkTests() throws { try check(.tests) }

  private func check(_ least: Wish) throws {
    try Interruption.check()
    if wish.withLock({ $0.rawValue >= least.rawValue }) { throw Halted() }
  }
}
