import Solution02ManyObservers
import Solution03TokensAndBags

/// The token of a subscription to a subject; it gives up one slot, once.
///
/// It keeps neither the subject nor the observer alive, only the machine; a subject that is freed empties
/// that.
final class SlotToken: Cancelable, @unchecked Sendable {
  // Unchecked: any thread may use the flag and the machine, and the rest is set once.
  private let disposed = Flag()
  private let key: BagKey
  private let machine: GuardedMachine

  init(of key: BagKey, in machine: GuardedMachine) {
    self.key = key
    self.machine = machine
  }

  /// Whether the slot was given up.
  var isDisposed: Bool {
    disposed.isRaised()
  }

  /// Gives up the slot; its observer hears nothing more.
  func dispose() {
    guard disposed.raise() else { return }
    machine.leave(key)
  }
}
