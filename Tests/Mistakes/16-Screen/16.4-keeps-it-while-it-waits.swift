// Looks for the object before the hop, and holds it until its turn on the scheduler.

// exercise 16.4 in Binder.swift
set = { [weak target] element in
  guard let target else { return }
  _ = scheduler.schedule(element) { element in
    binding(target, element)
    return Disposables.create()
  }
}
// end 16.4

// exercise 16.4 in Binder.swift
reportBindingError(error)
// end 16.4
