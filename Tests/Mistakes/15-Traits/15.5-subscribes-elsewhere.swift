// Subscribes inside the handler's operation, which does not run where the caller is.

// exercise 15.5
// instead of: let subscription = SharedToken(subscribe(reply))
// instead of: let handed = try await withTaskCancellationHandler {
// instead of: try await reply.wait()
// instead of: } onCancel: {
// instead of: subscription.dispose()
// instead of: }
let place = SingleAssignmentDisposable()
let handed = try await withTaskCancellationHandler {
  place.setDisposable(subscribe(reply))
  return try await reply.wait()
} onCancel: {
  place.dispose()
}
// end 15.5
