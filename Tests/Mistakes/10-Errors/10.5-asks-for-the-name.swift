// It compares the exact type, and no error has exactly the type `any Error`.

// exercise 10.5
if type(of: error) == Failure.self, let failure = error as? Failure {
  ask(about: failure)
} else {
  sink.fail(with: error)
}
// end 10.5
