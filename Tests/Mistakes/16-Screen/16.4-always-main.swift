// Uses the main scheduler, whichever it was given.

// exercise 16.4 in Binder.swift
set = { [weak target] element in
  _ = MainScheduler.instance.schedule(element) { [weak target] element in
    if let target { binding(target, element) }
    return Disposables.create()
  }
}
// end 16.4

// exercise 16.4 in Binder.swift
reportBindingError(error)
// end 16.4
