// The other sequence is subscribed to while the lock is held: whoever sends meanwhile waits for ever.

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
phase.withLock { phase in
  guard case .listening(elements) = phase else { return }
  phase = .decided
  current.disposable = other.subscribe(OtherObserver(sink: self))
}
// end 13.6
