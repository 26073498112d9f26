// Only the first element has to come in time.

// exercise 13.6
guard countIfInTime() else { return }
forwardNext(element)
// end 13.6

// exercise 13.6
if decideIfInTime() { fail(with: error) }
// end 13.6

// exercise 13.6
if decideIfInTime() { complete() }
// end 13.6

// exercise 13.6
let isTooLate = phase.withLock { phase in
  guard case .listening(elements) = phase else { return false }
  phase = .decided
  return true
}
guard isTooLate else { return }
// `SerialDisposable` disposes the source when the other subscription replaces it.
current.disposable = other.subscribe(OtherObserver(sink: self))
// end 13.6
