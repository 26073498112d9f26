// The reply is three variables behind a lock, and a cancellation gives up by itself after it has
// disposed.

// exercise 15.5 in Async+Reply.swift
private struct State {
  var isTaken = false
  var answer: (() throws -> Handed)?
  var task: CheckedContinuation<Handed, any Error>?
}

private let state = Lock(State())

func wait() async throws -> Handed {
  try await withCheckedThrowingContinuation { task in
    let early = state.withLock { state -> (() throws -> Handed)? in
      if !state.isTaken { state.task = task }
      return state.answer.take()
    }
    if let early { task.resume(with: Result(catching: early)) }
  }
}

func succeed(_ value: Value) {
  let handed = Handed(value: value)
  resume { handed }
}

func fail(_ error: any Error) {
  resume { throw error }
}

func giveUp() {
  fail(CancellationError())
}

private func resume(_ answer: @escaping () throws -> Handed) {
  let task = state.withLock { state -> CheckedContinuation<Handed, any Error>? in
    if state.isTaken { return nil }
    state.isTaken = true
    if state.task == nil { state.answer = answer }
    return state.task.take()
  }
  task?.resume(with: Result(catching: answer))
}
// end 15.5
