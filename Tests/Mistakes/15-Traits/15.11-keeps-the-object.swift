// Captures the object strongly: a binder keeps the screen alive.

// exercise 15.11 in Binder.swift
handle = { event in
  switch event {
  case .next(let element):
    _ = scheduler.schedule(element) { element in
      binding(target, element)
      return Disposables.create()
    }
  case .error(let error):
    reportBindingError(error)
  case .completed:
    break
  }
}
// end 15.11
