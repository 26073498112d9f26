// Does not even subscribe if the task is cancelled already, and hears each event.

// exercise 15.5 in Async+Value.swift
try await reply { reply in
  subscribe(onSuccess: reply.succeed, onFailure: reply.fail, onDisposed: reply.giveUp)
}
// end 15.5

// exercise 15.5 in Async+Value.swift
try await reply { reply in
  primitiveSequence.asObservable()
    .subscribe(
      onNext: { reply.succeed($0) },
      onError: reply.fail,
      onCompleted: { reply.succeed(nil) },
      onDisposed: reply.giveUp
    )
}
// end 15.5

// exercise 15.5 in Async+Value.swift
try await reply { reply in
  primitiveSequence.asObservable()
    .subscribe(
      onError: reply.fail,
      onCompleted: { reply.succeed(()) },
      onDisposed: reply.giveUp
    )
}
// end 15.5

// exercise 15.5 in Async+Value.swift
try Task.checkCancellation()
let subscription = SharedToken(subscribe(reply))
defer { subscription.dispose() }
return try await withTaskCancellationHandler {
  try await reply.wait().value
} onCancel: {
  subscription.dispose()
}
// end 15.5
