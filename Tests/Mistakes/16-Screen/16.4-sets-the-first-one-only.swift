// Keeps the token of what it has scheduled, and so calls off an element when the next one comes.

// exercise 16.4
// instead of: set = { [weak target] element in
// instead of: // Weak in here, too: what waits on the scheduler must not keep the object.
// instead of: _ = scheduler.schedule(element) { [weak target] element in
// instead of: if let target { binding(target, element) }
// instead of: return Disposables.create()
// instead of: }
// instead of: }
let token = SerialDisposable()
set = { [weak target] element in
  token.disposable = scheduler.schedule(element) { [weak target] element in
    if let target { binding(target, element) }
    return Disposables.create()
  }
}
// end 16.4
