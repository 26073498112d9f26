// Sets the element on the thread on which it comes.

// exercise 15.11 in Binder.swift
handle = { [weak target] event in
  switch event {
  case .next(let element):
    if let target { binding(target, element) }
  case .error(let error):
    reportBindingError(error)
  case .completed:
    break
  }
}
// end 15.11
