// The condition is asked while a lock is held: an element that is sent from inside it stops the
// program.

// exercise 4.7
// instead of: subscribe { event in
// instead of: do {
// instead of: if let element = event.element, try !predicate(element) { return }
// instead of: observer.on(event)
// instead of: } catch {
// instead of: observer.onError(error)
// instead of: }
// instead of: }
// Two threads at the same time are one too many for a closure of the user.
let desk = Lock(0)
return subscribe { event in
  do {
    if let element = event.element {
      let passes = try desk.withLock { asked in
        asked += 1
        return try predicate(element)
      }
      guard passes else { return }
    }
    observer.on(event)
  } catch {
    observer.onError(error)
  }
}
// end 4.7
