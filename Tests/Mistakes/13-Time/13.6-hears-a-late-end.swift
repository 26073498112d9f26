// The end of the source is forwarded although the alarm has won.

// exercise 13.6
guard countIfInTime() else { return }
forwardNext(element)
setAlarm()
// end 13.6

// exercise 13.6
fail(with: error)
// end 13.6

// exercise 13.6
complete()
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
