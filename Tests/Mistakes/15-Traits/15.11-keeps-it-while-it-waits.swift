// Looks for the object before the hop, and holds it until the scheduler comes round.

// exercise 15.11 in Binder.swift
set = { [weak target] element in
  guard let target else { return }
  _ = scheduler.schedule(element) { element in
    binding(target, element)
    return Disposables.create()
  }
}
// end 15.11

// exercise 15.11 in Binder.swift
reportBindingError(error)
// end 15.11
