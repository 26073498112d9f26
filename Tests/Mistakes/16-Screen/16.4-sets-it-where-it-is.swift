// Sets the element on the thread on which it comes.

// exercise 16.4
// instead of: _ = scheduler.schedule(element) { [weak target] element in
// instead of: if let target { binding(target, element) }
// instead of: return Disposables.create()
// instead of: }
if let target { binding(target, element) }
// end 16.4
