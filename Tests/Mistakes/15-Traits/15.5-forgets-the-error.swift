// An error is not handed on: the task is told that it was cancelled.

// exercise 15.5 in Async+Value.swift
try await reply { reply in
  subscribe(onSuccess: reply.succeed, onFailure: { _ in }, onDisposed: reply.giveUp)
}
// end 15.5
