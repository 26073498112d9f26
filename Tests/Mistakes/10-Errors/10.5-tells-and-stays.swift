// The error is told, and nothing is disposed.

// exercise 10.5
if let failure = error as? Failure {
  ask(about: failure)
} else {
  sink.forwardOn(.error(error))
}
// end 10.5
