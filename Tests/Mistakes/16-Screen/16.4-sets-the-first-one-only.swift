// Keeps the token of what it has scheduled, and so calls off an element when the next one comes.

// exercise 16.4 in Binder.swift
let token = SerialDisposable()
set = { [weak target] element in
  token.disposable = scheduler.schedule(element) { [weak target] element in
    if let target { binding(target, element) }
    return Disposables.create()
  }
}
// end 16.4

// exercise 16.4 in Binder.swift
reportBindingError(error)
// end 16.4
