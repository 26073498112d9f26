// Any error is worth another attempt.

// exercise 10.5
if let failure = error as? Failure {
  ask(about: failure)
} else {
  sink.moveToNext()
}
// end 10.5
