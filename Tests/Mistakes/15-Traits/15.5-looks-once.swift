// Looks once whether the task is cancelled, and does not hear it while it waits.

// exercise 15.5
// instead of: let subscription = SharedToken(subscribe(reply))
// instead of: let handed = try await withTaskCancellationHandler {
// instead of: try await reply.wait()
// instead of: } onCancel: {
// instead of: subscription.dispose()
// instead of: }
let subscription = subscribe(reply)
if Task.isCancelled { subscription.dispose() }
let handed = try await reply.wait()
// end 15.5
