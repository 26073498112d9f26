// Looks for an answer, and notes that the task waits in a second step: an answer in between is kept for
// a task that will not look again.

// exercise 15.5 in Async+Reply.swift
private let first = Lock<Result<Handed, any Error>?>(nil)
private let task = Lock<CheckedContinuation<Handed, any Error>?>(nil)

func wait() async throws -> Handed {
  if let first = first.withLock({ $0 }) { return try first.get() }
  return try await withCheckedThrowingContinuation { waiting in
    task.withLock { $0 = waiting }
  }
}

func succeed(_ value: Value) {
  answer(.success(Handed(value: value)))
}

func fail(_ error: any Error) {
  answer(.failure(error))
}

func giveUp() {
  fail(CancellationError())
}

private func answer(_ new: Result<Handed, any Error>) {
  let isFirst = first.withLock { first in
    guard first == nil else { return false }
    first = new
    return true
  }
  guard isFirst else { return }
  task.withLock { $0 }?.resume(with: new)
}
// end 15.5
