// Captures the object strongly: a binder keeps the screen alive.

// exercise 15.11 in Binder.swift
set = { element in
  _ = scheduler.schedule(element) { element in
    binding(target, element)
    return Disposables.create()
  }
}
// end 15.11

// exercise 15.11 in Binder.swift
reportBindingError(error)
// end 15.11
