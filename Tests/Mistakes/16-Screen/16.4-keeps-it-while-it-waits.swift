// Looks for the object before the hop, and holds it until its turn on the scheduler.

// exercise 16.4
// instead of: _ = scheduler.schedule(element) { [weak target] element in
// instead of: if let target { binding(target, element) }
// instead of: return Disposables.create()
// instead of: }
guard let target else { return }
_ = scheduler.schedule(element) { element in
  binding(target, element)
  return Disposables.create()
}
// end 16.4
