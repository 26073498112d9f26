// The other sequence is subscribed to while the lock is held: a sender on another
// thread waits, and that is a deadlock if the subscription waits for it.

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
