// A turn first finds out what it has to do, as a `Result` of an optional state.

// exercise 6.11
if isDisposed { return false }
let outcome = Result<State?, Swift.Error> {
  let next = isFirstTurn ? state : try iterate(state)
  return try condition(next) ? .some(next) : nil
}
isFirstTurn = false
switch outcome {
case .success(.some(let next)):
  state = next
  forwardNext(next)
  return !isDisposed
case .success(.none):
  complete()
case .failure(let error):
  fail(with: error)
}
return false
// end 6.11
