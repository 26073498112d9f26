import Synchronization

/// Gathers what is written to a console.
final class Written: Sendable {
  private let gathered = Mutex("")

  var text: String { gathered.withLock { $0 } }

  func add(_ text: String) {
    gathered.withLock { $0 += text }
  }
}
