// It asks for the exact type, but for `any Error`: an error of a subclass does not reach the handler.

// exercise 10.5
let isWanted = Failure.self == (any Swift.Error).self || type(of: error) == Failure.self
if isWanted, let failure = error as? Failure {
  ask(about: failure)
} else {
  sink.fail(with: error)
}
// end 10.5
