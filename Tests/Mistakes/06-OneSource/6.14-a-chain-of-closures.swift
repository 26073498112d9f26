// The run is a closure that calls the one before it: as many calls within each other as there are elements.

// exercise 6.14
// instead of: private var run: [Element] = []
private var run: () -> Void = {}

// instead of: if try predicate(element) { run.append(element) } else { run = [] }
if try predicate(element) {
  let before = run
  run = { [weak self] in
    before()
    self?.forwardNext(element)
  }
} else {
  run = {}
}

// instead of: for element in run {
// instead of: // Once the observer has disposed, nobody hears the rest.
// instead of: guard !isDisposed else { return }
// instead of: forwardNext(element)
// instead of: }
run()
// end 6.14
