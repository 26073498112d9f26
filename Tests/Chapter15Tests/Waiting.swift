import Testing
import WorkbookTesting

/// A task that waits for something, and the outcome.
final class Waiting: Sendable {
  /// The outcome, as text; empty while the task waits.
  let outcome = Recorder<String>()

  private let task: Task<Void, Never>

  /// Begins to wait, in a task of its own.
  init<Value>(for work: @escaping () async throws -> Value) {
    let shared = GivenWork(run: work)
    task = Task.detached { [outcome] in
      do {
        outcome.record("value \(try await shared.run())")
      } catch is CancellationError {
        outcome.record("cancelled")
      } catch {
        outcome.record("error \(error)")
      }
    }
  }

  /// Cancels the task.
  func cancel() {
    task.cancel()
  }

  /// Waits until the task has made `condition` true, or is over: after that it changes nothing.
  nonisolated(nonsending) func makesTrue(_ condition: () -> Bool) async -> Bool {
    _ = await tasksMakeTrue { condition() || !outcome.values.isEmpty }
    return condition()
  }

  /// Expects that the wait is over, or soon will be, and with which outcome.
  ///
  /// - Returns: `false` if the task still waits, and nobody is left who could resume it.
  @discardableResult
  nonisolated(nonsending) func expectOutcome(
    _ expected: String,
    _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Bool {
    let isOver = await self.isOver()
    #expect(
      isOver,
      "The task was never resumed: its caller would wait until the program ends.",
      sourceLocation: sourceLocation
    )
    guard isOver else { return false }
    #expect(outcome.values == [expected], comment, sourceLocation: sourceLocation)
    return true
  }

  /// Waits until the task is over, or until it is known that nobody resumes it.
  nonisolated(nonsending) func isOver() async -> Bool {
    await tasksMakeTrue { !outcome.values.isEmpty }
  }
}

/// Work that a test gives to a task.
private struct GivenWork<Value>: @unchecked Sendable {
  // Unchecked: the test hands it over, and it touches only what may be touched from anywhere.
  let run: () async throws -> Value
}
