// Counts itself out in a closure, in the other order.

// exercise 9.6
// instead of: return Disposables.create(use, subject.subscribe(observer))
let membership = subject.subscribe(observer)
return Disposables.create {
  membership.dispose()
  use.dispose()
}
// end 9.6
