// Stops at the first end, though several sequences may be bound to it.

// exercise 15.11 in Binder.swift
var isOver = false
handle = { [weak target] event in
  switch event {
  case .next(let element):
    guard !isOver else { return }
    _ = scheduler.schedule(element) { [weak target] element in
      if let target { binding(target, element) }
      return Disposables.create()
    }
  case .error(let error):
    reportBindingError(error)
  case .completed:
    isOver = true
  }
}
// end 15.11
