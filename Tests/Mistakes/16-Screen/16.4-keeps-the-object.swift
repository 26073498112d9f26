// Captures the object strongly: a binder keeps the screen alive.

// exercise 16.4 in Binder.swift
set = { element in
  _ = scheduler.schedule(element) { element in
    binding(target, element)
    return Disposables.create()
  }
}
// end 16.4

// exercise 16.4 in Binder.swift
reportBindingError(error)
// end 16.4
