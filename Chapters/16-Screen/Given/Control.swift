import Solution02ManyObservers
import Solution03TokensAndBags

/// A widget that the user does something with.
open class Control: Widget, @unchecked Sendable {
  private struct Action {
    let run: () -> Void
  }

  // Unchecked: the locks guard both.
  private let enabled = Lock(true)
  private let actions = Lock(Bag<Action>())

  /// Whether the user can do something with it.
  public var isEnabled: Bool {
    get { enabled.withLock { $0 } }
    set { set(newValue, in: enabled, "isEnabled") }
  }

  /// The number of actions that it would call.
  public var actionCount: Int {
    actions.withLock { $0.count }
  }

  /// Adds a closure, which is called each time the user has done something with the control.
  ///
  /// - Parameter action: Is kept, with all that it holds, for as long as the control lives.
  /// - Returns: A token that removes it again.
  public func addAction(_ action: @escaping () -> Void) -> Disposable {
    noteUnlessOnMain("addAction(_:) was called")
    let key = actions.withLock { $0.insert(Action(run: action)) }
    return Disposables.create { [weak self] in
      guard let self else { return }
      noteUnlessOnMain("an action was removed")
      let removed = actions.withLock { $0.removeKey(key) }
      _ = removed
    }
  }

  /// Does what the user does, and calls the actions; a control that is not enabled does nothing.
  final func act(_ deed: String, _ change: () -> Void) {
    noteUnlessOnMain("\(deed) was called")
    guard isEnabled else { return }
    change()
    // Copied out: an action may add another, or remove itself.
    let present = actions.withLock { $0 }
    present.forEach { $0.run() }
  }
}
