// Looks under the lock whether an element has come, and decides under it once more: an event that
// comes in between is in time, and the other sequence still takes over.

// exercise 13.6
guard countIfInTime() else { return }
forwardNext(element)
setAlarm()
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
  return true
}
guard isTooLate else { return }
phase.withLock { $0 = .decided }
current.disposable = other.subscribe(OtherObserver(sink: self))
// end 13.6
