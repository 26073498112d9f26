// An alarm that came too late is taken for a good one.

// exercise 13.6
guard countIfInTime(event) else { return }
forwardOn(event)
if event.isStopEvent { dispose() } else { setAlarm() }
// end 13.6

// exercise 13.6
let isTooLate = phase.withLock { phase in
  guard case .listening = phase else { return false }
  phase = .decided
  return true
}
guard isTooLate else { return }
// `SerialDisposable` lets go of the source when the other subscription takes its place.
current.disposable = other.subscribe(OtherObserver(sink: self))
// end 13.6
