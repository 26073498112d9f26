// A stream that is finished with the first answer keeps it for the task.

// exercise 15.5 in Async+Reply.swift
private let stream: AsyncThrowingStream<Handed, any Error>
private let input: AsyncThrowingStream<Handed, any Error>.Continuation

init() {
  (stream, input) = AsyncThrowingStream.makeStream(of: Handed.self)
}

func wait() async throws -> Handed {
  for try await handed in stream { return handed }
  throw CancellationError()
}

func succeed(_ value: Value) {
  input.yield(Handed(value: value))
  input.finish()
}

func fail(_ error: any Error) {
  input.finish(throwing: error)
}

func giveUp() {
  fail(CancellationError())
}
// end 15.5
