// What waits is a pair: a closure that finds the object, if it still exists, and the element.

// exercise 16.4
// instead of: _ = scheduler.schedule(element) { [weak target] element in
// instead of: if let target { binding(target, element) }
// instead of: return Disposables.create()
// instead of: }
let find = { [weak target] in target }
_ = scheduler.schedule((find, element)) { waiting in
  let (find, element) = waiting
  find().map { target in binding(target, element) }
  return Disposables.create()
}
// end 16.4
