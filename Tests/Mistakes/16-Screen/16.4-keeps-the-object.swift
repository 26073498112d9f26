// Captures the object strongly: a binder keeps the screen alive.

// exercise 16.4
// instead of: set = { [weak target] element in
// instead of: // Weak in here, too: what waits on the scheduler must not keep the object.
// instead of: _ = scheduler.schedule(element) { [weak target] element in
// instead of: if let target { binding(target, element) }
// instead of: return Disposables.create()
// instead of: }
// instead of: }
set = { element in
  _ = scheduler.schedule(element) { element in
    binding(target, element)
    return Disposables.create()
  }
}
// end 16.4
