// Uses the main scheduler, whichever it was given.

// exercise 16.4
// instead of: _ = scheduler.schedule(element) { [weak target] element in
// instead of: if let target { binding(target, element) }
// instead of: return Disposables.create()
// instead of: }
_ = MainScheduler.instance.schedule(element) { [weak target] element in
  if let target { binding(target, element) }
  return Disposables.create()
}
// end 16.4
