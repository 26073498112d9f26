// Sets the element on the thread on which it comes.

// exercise 15.11 in Binder.swift
set = { [weak target] element in
  if let target { binding(target, element) }
}
// end 15.11

// exercise 15.11 in Binder.swift
reportBindingError(error)
// end 15.11
