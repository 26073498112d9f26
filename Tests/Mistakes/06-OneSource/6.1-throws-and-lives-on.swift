// What the accumulator throws is sent, and the sink lives on, with its source.

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
    try accumulator(&state, element)
    forwardNext(state)
  } catch {
    observer.onError(error)
  }
}
// end 6.1
