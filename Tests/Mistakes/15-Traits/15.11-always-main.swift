// Uses the main scheduler, whichever it was given.

// exercise 15.11 in Binder.swift
set = { [weak target] element in
  _ = MainScheduler.instance.schedule(element) { [weak target] element in
    if let target { binding(target, element) }
    return Disposables.create()
  }
}
// end 15.11

// exercise 15.11 in Binder.swift
reportBindingError(error)
// end 15.11
