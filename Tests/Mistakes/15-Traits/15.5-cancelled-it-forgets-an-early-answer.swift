// It gives up if the task was cancelled inside `subscribe`, even if the answer had come before
// that.

// exercise 15.5
// instead of: let subscription = SharedToken(subscribe(reply))
let subscription = SharedToken(subscribe(reply))
if Task.isCancelled {
  subscription.dispose()
  throw CancellationError()
}
// end 15.5
