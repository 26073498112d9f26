// A maybe and a completable become a single first, and only that is awaited.

// exercise 15.5
// instead of: try await reply { reply in
// instead of: subscribe(
// instead of: onSuccess: reply.succeed,
// instead of: onError: reply.fail,
// instead of: onCompleted: { reply.succeed(nil) },
// instead of: onDisposed: reply.giveUp
// instead of: )
// instead of: }
try await primitiveSequence.map { Optional($0) }.ifEmpty(default: nil).value

// instead of: try await reply { reply in
// instead of: subscribe(
// instead of: onCompleted: { reply.succeed(()) },
// instead of: onError: reply.fail,
// instead of: onDisposed: reply.giveUp
// instead of: )
// instead of: }
try await primitiveSequence.andThen(Single.just(())).value
// end 15.5
