// Looks for the object before the hop, and holds it until the scheduler comes round.

// exercise 15.11 in Binder.swift
handle = { [weak target] event in
  switch event {
  case .next(let element):
    guard let target else { return }
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
