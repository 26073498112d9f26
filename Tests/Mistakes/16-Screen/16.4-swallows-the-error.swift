// Ignores an error: the label stays as it was, and nobody knows why.

// exercise 16.4 in Binder.swift
set = { [weak target] element in
  _ = scheduler.schedule(element) { [weak target] element in
    if let target { binding(target, element) }
    return Disposables.create()
  }
}
// end 16.4

// exercise 16.4 in Binder.swift
_ = error
// end 16.4
