// Uses the main scheduler, whichever it was given.

// exercise 15.11 in Binder.swift
handle = { [weak target] event in
  switch event {
  case .next(let element):
    _ = MainScheduler.instance.schedule(element) { [weak target] element in
      if let target { binding(target, element) }
      return Disposables.create()
    }
  case .error(let error):
    reportBindingError(error)
  case .completed:
    break
  }
}
// end 15.11
