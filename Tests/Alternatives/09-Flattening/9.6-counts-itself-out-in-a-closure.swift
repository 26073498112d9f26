// Counts itself out in a closure.

// exercise 9.6
// instead of: // The use goes last: the source may send something while it is being disposed.
// instead of: return Disposables.create(subject.subscribe(observer), use)
let membership = subject.subscribe(observer)
return Disposables.create {
  membership.dispose()
  use.dispose()
}
// end 9.6
