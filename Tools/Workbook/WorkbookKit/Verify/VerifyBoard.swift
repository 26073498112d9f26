import Synchronization

/// What is shown while several chapters are checked at the same time.
final class VerifyBoard: Sendable {
  /// What the workers do now, and what came of it so far.
  private struct State {
    var doing: [Int: Message] = [:]
    var results: [ChapterResult] = []
    var queue: [Chapter]
    var trouble: (any Error)?
  }

  private let state: Mutex<State>
  private let console: Console

  init(_ chapters: [Chapter], console: Console) {
    // The largest first, so that no worker is left with a long one at the end.
    let queue = chapters.sorted { $0.exercises.count > $1.exercises.count }
    state = Mutex(State(queue: queue))
    self.console = console
  }

  /// The results by chapter.
  var results: [ChapterResult] {
    state.withLock { $0.results.sorted { $0.chapter.number < $1.chapter.number } }
  }

  /// What ended a worker before its time.
  var trouble: (any Error)? { state.withLock { $0.trouble } }

  func take() -> Chapter? {
    state.withLock { $0.trouble == nil && !$0.queue.isEmpty ? $0.queue.removeFirst() : nil }
  }

  func show(_ message: Message, by worker: Int) {
    let line = state.withLock { state in
      state.doing[worker] = message
      let doing = state.doing.sorted { $0.key < $1.key }.map { $0.value.text(program: "") }
      return doing.joined(separator: "  |  ")
    }
    console.showStatus(Message(line))
  }

  func finish(_ result: ChapterResult, by worker: Int) {
    state.withLock { state in
      state.results.append(result)
      state.doing[worker] = nil
    }
    console.show(Messages.verified(result))
  }

  func fail(_ error: any Error) {
    state.withLock { state in
      if state.trouble == nil { state.trouble = error }
    }
  }
}
