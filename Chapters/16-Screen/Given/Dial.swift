import Solution03TokensAndBags

/// A type that a ``Dial`` reports to.
package protocol DialDelegate: AnyObject {
  /// Is called when the dial has moved, whoever has moved it.
  func dial(_ dial: Dial, didMoveTo position: Int)
}

/// A dial with the positions 0 to 9, like the one on a radiator.
///
/// It reports to one delegate. It says where it has moved to, but not whether the user has turned it
/// or the program has set it.
package final class Dial: Widget, @unchecked Sendable {
  private struct Listener {
    weak var delegate: DialDelegate?
  }

  // Unchecked: the locks guard both.
  private let shown = Lock(0)
  private let listener = Lock(Listener())

  /// The delegate; it is not kept alive.
  package var delegate: DialDelegate? {
    get { listener.withLock { $0.delegate } }
    set {
      noteUnlessOnMain("delegate was set")
      listener.withLock { $0.delegate = newValue }
    }
  }

  /// The position that it shows; it stops at 0 and at 9.
  package var position: Int {
    get { shown.withLock { $0 } }
    set { move(to: newValue, "position was set") }
  }

  /// Turns it to a position, as a user does; it stops at 0 and at 9.
  package func turn(to position: Int) {
    move(to: position, "turn(to:) was called")
  }

  private func move(to wanted: Int, _ deed: String) {
    noteUnlessOnMain(deed)
    let position = min(max(wanted, 0), 9)
    let hasMoved = shown.withLock { shown in
      defer { shown = position }
      return shown != position
    }
    if hasMoved { delegate?.dial(self, didMoveTo: position) }
  }
}
