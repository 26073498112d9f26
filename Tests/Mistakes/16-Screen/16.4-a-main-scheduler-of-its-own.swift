// A binder that is given a main scheduler takes a new one of its own, so that it need not wait for
// others: on main an element is set at once, although work of the given scheduler is pending there.

// exercise 16.4
// instead of: set = { [weak target] element in
// instead of: // Weak in here, too: what waits on the scheduler must not keep the object.
// instead of: _ = scheduler.schedule(element) { [weak target] element in
// instead of: if let target { binding(target, element) }
// instead of: return Disposables.create()
// instead of: }
// instead of: }
// No binder waits for another's work.
let own = scheduler is MainScheduler ? MainScheduler() : scheduler
set = { [weak target] element in
  _ = own.schedule(element) { [weak target] element in
    if let target { binding(target, element) }
    return Disposables.create()
  }
}
// end 16.4
