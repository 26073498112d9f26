// The state is a variable that the closure of `map` captures: all subscribers share it.

// exercise 6.1
var state = seed
return map { element in
  state = try accumulator(state, element)
  return state
}
// end 6.1

// exercise 6.1
private var state: State
private let accumulator: (inout State, Source) throws -> Void

init(
  seed: State,
  accumulator: @escaping (inout State, Source) throws -> Void,
  observer: Observer,
  cancel: SinkDisposer
) {
  state = seed
  self.accumulator = accumulator
  super.init(observer: observer, cancel: cancel)
}

override func onNext(_ element: Source) {
  do {
    try accumulator(&state, element)
    forwardNext(state)
  } catch {
    fail(with: error)
  }
}
// end 6.1
