// It throws the error, and catches it by its type.

// exercise 10.5
do {
  throw error
} catch let failure as Failure {
  ask(about: failure)
} catch {
  sink.fail(with: error)
}
// end 10.5
