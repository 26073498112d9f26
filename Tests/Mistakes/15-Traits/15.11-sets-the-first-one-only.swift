// Keeps the token of what it has scheduled, and so calls off an element when the next one comes.

// exercise 15.11 in Binder.swift
let token = SerialDisposable()
set = { [weak target] element in
  token.disposable = scheduler.schedule(element) { [weak target] element in
    if let target { binding(target, element) }
    return Disposables.create()
  }
}
// end 15.11

// exercise 15.11 in Binder.swift
reportBindingError(error)
// end 15.11
