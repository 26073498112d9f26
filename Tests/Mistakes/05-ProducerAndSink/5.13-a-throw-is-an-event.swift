// What the closure throws is made an event.

// exercise 5.13
// instead of: fail(with: error)
// instead of: return
if stop() {
  observer.on(.error(error))
  dispose()
}
return
// end 5.13
