// Says nothing of an error: the label stays as it was, and nobody knows why.

// exercise 15.11 in Binder.swift
set = { [weak target] element in
  _ = scheduler.schedule(element) { [weak target] element in
    if let target { binding(target, element) }
    return Disposables.create()
  }
}
// end 15.11

// exercise 15.11 in Binder.swift
_ = error
// end 15.11
