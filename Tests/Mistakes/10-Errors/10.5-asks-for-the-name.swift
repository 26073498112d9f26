// Only an error whose type is called that is answered, and none is called `any Error`.

// exercise 10.5
if type(of: error) == Failure.self, let failure = error as? Failure {
  ask(about: failure)
} else {
  sink.fail(with: error)
}
// end 10.5
