// Sets the element on the thread on which it comes.

// exercise 16.4 in Binder.swift
set = { [weak target] element in
  if let target { binding(target, element) }
}
// end 16.4

// exercise 16.4 in Binder.swift
reportBindingError(error)
// end 16.4
