// An answer and a task, each of which may be there first; whoever comes second joins them.

// exercise 15.5 in Async+Reply.swift
private struct Handshake {
  var answer: Result<Handed, any Error>?
  var task: CheckedContinuation<Handed, any Error>?
  var isOver = false

  mutating func join() -> (() -> Void)? {
    guard !isOver, let answer, let task else { return nil }
    isOver = true
    return { task.resume(with: answer) }
  }
}

private let handshake = Lock(Handshake())

func wait() async throws -> Handed {
  try await withCheckedThrowingContinuation { task in
    let join = handshake.withLock { handshake in
      handshake.task = task
      return handshake.join()
    }
    join?()
  }
}

func succeed(_ value: Value) { put(.success(Handed(value: value))) }
func fail(_ error: any Error) { put(.failure(error)) }
func giveUp() { put(.failure(CancellationError())) }

private func put(_ answer: Result<Handed, any Error>) {
  let join = handshake.withLock { handshake in
    if handshake.answer == nil { handshake.answer = answer }
    return handshake.join()
  }
  join?()
}
// end 15.5
