// The element changes a copy of the seed, and the copy is thrown away each time.

// exercise 6.1
scan(into: seed) { state, element in state = try accumulator(state, element) }
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
    var sum = state
    try accumulator(&sum, element)
    forwardNext(sum)
  } catch {
    fail(with: error)
  }
}
// end 6.1
