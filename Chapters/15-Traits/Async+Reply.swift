import Solution03TokensAndBags
import Solution04Events

/// A slot for one answer, for which one task waits; the first answer counts.
///
/// A waiting task must be resumed exactly once: resuming it twice stops the program, and without it
/// the task waits until the program ends. The answer may come before the task waits, from any
/// thread, and two may come at the same moment.
final class Reply<Value>: Sendable {
  /// An answer on its way to the task.
  struct Handed: @unchecked Sendable {
    // Unchecked: the sender hands the value to the waiting task, and does not touch it again.
    let value: Value
  }

  // exercise 15.5: The first answer reaches the task, whether it comes before the task waits or
  //   afterwards, on whichever thread. Every other answer is ignored.
  /// Waits for the answer, once.
  func wait() async throws -> Handed {
    throw CancellationError()
  }

  /// Answers with a value, if this is the first answer.
  func succeed(_ value: Value) {}

  /// Answers with an error, if this is the first answer.
  func fail(_ error: any Error) {}

  /// Answers with a `CancellationError`, since no answer will come, if this is the first answer.
  func giveUp() {}
  // end 15.5
}

/// A token that may cross to the handler of a cancelled task.
struct SharedToken: @unchecked Sendable {
  // Unchecked: every disposable of the library may be disposed on any thread.
  private let token: Disposable

  init(_ token: Disposable) {
    self.token = token
  }

  func dispose() {
    token.dispose()
  }
}
