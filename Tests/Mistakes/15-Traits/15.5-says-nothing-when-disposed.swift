// The subscription is disposed, and the task that waits is not woken up.

// exercise 15.5 in Async+Value.swift
try await reply { reply in
  subscribe(onSuccess: reply.succeed, onFailure: reply.fail)
}
// end 15.5
