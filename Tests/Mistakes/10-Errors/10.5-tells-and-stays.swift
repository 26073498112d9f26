// The error is sent, but nothing is disposed.

// exercise 10.5
if let failure = error as? Failure {
  ask(about: failure)
} else {
  sink.observer.onError(error)
}
// end 10.5
