// Ignores that the task is cancelled: it waits on, and the request goes on.

// exercise 15.5 in Async+Value.swift
try await reply { reply in
  subscribe(onSuccess: reply.succeed, onFailure: reply.fail, onDisposed: reply.giveUp)
}
// end 15.5

// exercise 15.5 in Async+Value.swift
try await reply { reply in
  subscribe(
    onSuccess: reply.succeed,
    onError: reply.fail,
    onCompleted: { reply.succeed(nil) },
    onDisposed: reply.giveUp
  )
}
// end 15.5

// exercise 15.5 in Async+Value.swift
try await reply { reply in
  subscribe(onCompleted: { reply.succeed(()) }, onError: reply.fail, onDisposed: reply.giveUp)
}
// end 15.5

// exercise 15.5 in Async+Value.swift
_ = subscribe(reply)
return try await reply.wait().value
// end 15.5
