// Does not resume the waiting task when the subscription is disposed.

// exercise 15.5 in Async+Value.swift
try await reply { reply in
  subscribe(onSuccess: reply.succeed, onFailure: reply.fail)
}
// end 15.5
