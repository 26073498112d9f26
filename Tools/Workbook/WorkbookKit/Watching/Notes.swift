import Synchronization

/// What somebody wants the reader to know, kept until there is a place to show it.
final class Notes: Sendable {
  private let kept = Mutex<[Block]>([])

  /// Adds a note, unless it was said already.
  func add(_ blocks: [Block]) {
    kept.withLock { kept in
      if let first = blocks.first, !kept.contains(first) { kept += blocks }
    }
  }

  var all: [Block] { kept.withLock { $0 } }

  func clear() {
    kept.withLock { $0 = [] }
  }
}
