// Drops what comes while it sets an element, so that two widgets can't set each other endlessly.

// exercise 16.4
// instead of: set = { [weak target] element in
// instead of: // Weak in here, too: what waits on the scheduler must not keep the object.
// instead of: _ = scheduler.schedule(element) { [weak target] element in
// instead of: if let target { binding(target, element) }
// instead of: return Disposables.create()
// instead of: }
// instead of: }
let isSetting = Lock(false)
set = { [weak target] element in
  guard !isSetting.withLock({ $0 }) else { return }
  _ = scheduler.schedule(element) { [weak target] element in
    isSetting.withLock { $0 = true }
    if let target { binding(target, element) }
    isSetting.withLock { $0 = false }
    return Disposables.create()
  }
}
// end 16.4
