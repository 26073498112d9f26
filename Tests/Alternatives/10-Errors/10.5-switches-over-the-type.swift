// It switches over the type of the error.

// exercise 10.5
switch error {
case let failure as Failure: ask(about: failure)
default: sink.fail(with: error)
}
// end 10.5
