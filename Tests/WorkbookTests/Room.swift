import Synchronization

/// Room for one file, and no more.
final class Room: Sendable {
  private let isFree = Atomic<Bool>(true)

  func isTaken() -> Bool { isFree.exchange(false, ordering: .relaxed) }
}
