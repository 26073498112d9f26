// The sink keeps one closure, whose captured variable is the state.

// exercise 6.1
func step(_ state: inout State, _ element: Element) throws {
  state = try accumulator(state, element)
}
return scan(into: seed, accumulator: step)
// end 6.1

// exercise 6.1
/// Changes the state for an element, and returns it.
private let step: (Source) throws -> State

init(
  seed: State,
  accumulator: @escaping (inout State, Source) throws -> Void,
  observer: Observer,
  cancel: SinkDisposer
) {
  var state = seed
  step = { element in
    try accumulator(&state, element)
    return state
  }
  super.init(observer: observer, cancel: cancel)
}

override func onNext(_ element: Source) {
  let result: State
  do { result = try step(element) } catch { return fail(with: error) }
  forwardNext(result)
}
// end 6.1
