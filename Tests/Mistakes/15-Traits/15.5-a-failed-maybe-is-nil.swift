// A maybe that fails is nil, as if it had completed.

// exercise 15.5
// instead of: subscribe(
// instead of: onSuccess: reply.succeed,
// instead of: onError: reply.fail,
// instead of: onCompleted: { reply.succeed(nil) },
// instead of: onDisposed: reply.giveUp
// instead of: )
subscribe(
  onSuccess: reply.succeed,
  onError: { _ in reply.succeed(nil) },
  onCompleted: { reply.succeed(nil) },
  onDisposed: reply.giveUp
)
// end 15.5
