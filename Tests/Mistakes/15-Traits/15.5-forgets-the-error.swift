// Drops the error, so the task throws a `CancellationError` instead.

// exercise 15.5 in Async+Value.swift
try await reply { reply in
  subscribe(onSuccess: reply.succeed, onFailure: { _ in }, onDisposed: reply.giveUp)
}
// end 15.5
