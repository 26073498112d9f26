// Does not resume the task if a maybe is disposed without an answer.

// exercise 15.5
// instead of: subscribe(
// instead of: onSuccess: reply.succeed,
// instead of: onError: reply.fail,
// instead of: onCompleted: { reply.succeed(nil) },
// instead of: onDisposed: reply.giveUp
// instead of: )
subscribe(
  onSuccess: reply.succeed,
  onError: reply.fail,
  onCompleted: { reply.succeed(nil) }
)
// end 15.5
