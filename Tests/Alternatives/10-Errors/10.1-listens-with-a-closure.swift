// The replacement is heard by a closure, and no second observer is needed.

// exercise 10.1
do {
  let replacement = try handler(error)
  current.disposable = replacement.subscribe { [self] event in
    switch event {
    case .next(let element): forwardNext(element)
    case .error(let error): fail(with: error)
    case .completed: complete()
    }
  }
} catch {
  fail(with: error)
}
// end 10.1

// exercise 10.1
// end 10.1
