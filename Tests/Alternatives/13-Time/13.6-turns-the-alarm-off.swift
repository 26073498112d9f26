// The alarm is turned off while an element is delivered; the number is compared anyway.

// exercise 13.6
guard countIfInTime() else { return }
alarm.turnOff()
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
let hasWon = phase.withLock { phase in
  guard case .listening(elements) = phase else { return false }
  phase = .decided
  return true
}
if hasWon { current.disposable = other.subscribe(OtherObserver(sink: self)) }
// end 13.6
