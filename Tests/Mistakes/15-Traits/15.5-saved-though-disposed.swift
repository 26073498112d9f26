// A completable that is disposed counts as completed: a cancelled save looks saved.

// exercise 15.5
// instead of: subscribe(
// instead of: onCompleted: { reply.succeed(()) },
// instead of: onError: reply.fail,
// instead of: onDisposed: reply.giveUp
// instead of: )
subscribe(onError: reply.fail, onDisposed: { reply.succeed(()) })
// end 15.5
