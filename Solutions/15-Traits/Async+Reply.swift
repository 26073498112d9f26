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
  // starts as: /// Waits for the answer, once.
  // starts as: func wait() async throws -> Handed {
  // starts as:   throw CancellationError()
  // starts as: }
  // starts as:
  // starts as: /// Answers with a value, if this is the first answer.
  // starts as: func succeed(_ value: Value) {}
  // starts as:
  // starts as: /// Answers with an error, if this is the first answer.
  // starts as: func fail(_ error: any Error) {}
  // starts as:
  // starts as: /// Answers with a `CancellationError`, since no answer will come, if this is the first answer.
  // starts as: func giveUp() {}
  private enum Phase {
    /// There is no answer, and nobody waits for one.
    case open
    /// A task waits until there is an answer.
    case awaited(CheckedContinuation<Handed, any Error>)
    /// There is an answer, and nobody has asked for it.
    case answered(Result<Handed, any Error>)
    /// The task has its answer; another one is ignored.
    case over
  }

  private let phase = Lock(Phase.open)

  /// Waits for the answer, once.
  func wait() async throws -> Handed {
    try await withCheckedThrowingContinuation { task in
      let answer: Result<Handed, any Error>? = phase.withLock { phase in
        guard case .answered(let answer) = phase else {
          phase = .awaited(task)
          return nil
        }
        phase = .over
        return answer
      }
      // Resumed outside the lock.
      if let answer { task.resume(with: answer) }
    }
  }

  /// Answers with a value, if this is the first answer.
  func succeed(_ value: Value) {
    answer(.success(Handed(value: value)))
  }

  /// Answers with an error, if this is the first answer.
  func fail(_ error: any Error) {
    answer(.failure(error))
  }

  /// Answers with a `CancellationError`, since no answer will come, if this is the first answer.
  func giveUp() {
    fail(CancellationError())
  }

  private func answer(_ answer: Result<Handed, any Error>) {
    let task: CheckedContinuation<Handed, any Error>? = phase.withLock { phase in
      switch phase {
      case .open:
        phase = .answered(answer)
        return nil
      case .awaited(let task):
        phase = .over
        return task
      case .answered, .over:
        return nil
      }
    }
    task?.resume(with: answer)
  }
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
