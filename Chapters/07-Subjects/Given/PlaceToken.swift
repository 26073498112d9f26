import Solution02ManyObservers
import Solution03TokensAndBags
import Synchronization

/// The token of a subscription to a subject; it gives up one place, once.
///
/// It keeps neither the subject nor the observer alive: only the registry, which a subject empties when
/// it goes.
final class PlaceToken: Cancelable, @unchecked Sendable {
  // Unchecked: the flag is atomic, the rest is set once, and a registry is safe to use anywhere.
  private let disposed = Atomic(false)
  private let key: BagKey
  private let registry: Registry

  init(of key: BagKey, in registry: Registry) {
    self.key = key
    self.registry = registry
  }

  /// Whether the place was given up.
  var isDisposed: Bool {
    disposed.load(ordering: .acquiring)
  }

  /// Gives up the place; its observer hears nothing more.
  func dispose() {
    guard !disposed.exchange(true, ordering: .acquiringAndReleasing) else { return }
    registry.leave(key)
  }
}
