// A function changes the state and returns what was thrown; a stopped sink does not call it.

// exercise 6.1
scan(into: seed) { (state: inout State, element: Element) throws -> Void in
  let next = try accumulator(state, element)
  state = next
}
// end 6.1

// exercise 6.1
private let change: (inout State, Source) throws -> Void
private var state: State

init(
  seed: State,
  accumulator: @escaping (inout State, Source) throws -> Void,
  observer: Observer,
  cancel: SinkDisposer
) {
  change = accumulator
  state = seed
  super.init(observer: observer, cancel: cancel)
}

override func onNext(_ element: Source) {
  guard !isDisposed else { return }
  if let error = errorOfAdding(element) {
    fail(with: error)
  } else {
    forwardNext(state)
  }
}

private func errorOfAdding(_ element: Source) -> Swift.Error? {
  do {
    try change(&state, element)
    return nil
  } catch {
    return error
  }
}
// end 6.1
