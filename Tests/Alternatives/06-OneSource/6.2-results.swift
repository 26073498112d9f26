// Both closures are called through `Result`, and after a failure `complete()` does nothing.

// exercise 6.2
switch Result(catching: { try accumulator(state, element) }) {
case .success(let next): state = next
case .failure(let error): fail(with: error)
}
// end 6.2

// exercise 6.2
switch Result(catching: { try mapResult(state) }) {
case .success(let result): forwardNext(result)
case .failure(let error): fail(with: error)
}
// After a failure this sink has stopped, and this does nothing.
complete()
// end 6.2
