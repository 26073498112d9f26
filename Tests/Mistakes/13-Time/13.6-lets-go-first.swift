// The source is disposed before the other sequence is subscribed to.

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
  phase = .decided
  return true
}
guard isTooLate else { return }
current.disposable = Disposables.create()
current.disposable = other.subscribe(OtherObserver(sink: self))
// end 13.6
