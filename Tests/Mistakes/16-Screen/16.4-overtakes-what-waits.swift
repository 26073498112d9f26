// Sets the element at once whenever the caller is on main: what came before from another thread, and waits
// for main, is set after it.

// exercise 16.4
// instead of: _ = scheduler.schedule(element) { [weak target] element in
// instead of: if let target { binding(target, element) }
// instead of: return Disposables.create()
// instead of: }
let place = scheduler is MainScheduler ? ConcurrentMainScheduler.instance : scheduler
_ = place.schedule(element) { [weak target] element in
  if let target { binding(target, element) }
  return Disposables.create()
}
// end 16.4
