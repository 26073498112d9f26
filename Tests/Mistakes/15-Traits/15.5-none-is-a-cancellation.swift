// Does not answer for a maybe without an element.

// exercise 15.5 in Async+Value.swift
try await reply { reply in
  subscribe(onSuccess: reply.succeed, onFailure: reply.fail, onDisposed: reply.giveUp)
}
// end 15.5

// exercise 15.5 in Async+Value.swift
try await reply { reply in
  subscribe(onSuccess: reply.succeed, onError: reply.fail, onDisposed: reply.giveUp)
}
// end 15.5
