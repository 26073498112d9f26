// The flag is toggled, and the two cases stand in an `if`.

// exercise 8.11
// instead of: isEmpty = false
// instead of: forwardNext(element)
defer { forwardNext(element) }
if isEmpty { isEmpty.toggle() }

// instead of: guard isEmpty else { return complete() }
// instead of: // Switch only once: if the other one is empty, too, that is the result.
// instead of: isEmpty = false
// instead of: otherSubscription.disposable = other.subscribe(self)
if isEmpty {
  isEmpty.toggle()
  let token = other.subscribe(AnyObserver(self))
  otherSubscription.disposable = token
} else {
  complete()
}
// end 8.11
