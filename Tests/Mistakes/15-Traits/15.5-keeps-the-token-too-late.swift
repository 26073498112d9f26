// Looks first whether the task is cancelled, and keeps the token when `subscribe` has returned: a
// cancellation that comes in between finds no token to dispose.

// exercise 15.5
// instead of: let subscription = SharedToken(subscribe(reply))
// instead of: let handed = try await withTaskCancellationHandler {
// instead of: try await reply.wait()
// instead of: } onCancel: {
// instead of: subscription.dispose()
// instead of: }
try Task.checkCancellation()
nonisolated(unsafe) var subscription: Disposable?
let handed = try await withTaskCancellationHandler {
  subscription = subscribe(reply)
  return try await reply.wait()
} onCancel: {
  subscription?.dispose()
}
// end 15.5
