// Sends the end, and decides afterwards: an alarm that rings in between takes over.

// exercise 13.6
guard countIfInTime() else { return }
forwardNext(element)
setAlarm()
// end 13.6

// exercise 13.6
guard case .listening = phase.withLock({ $0 }) else { return }
fail(with: error)
_ = decideIfInTime()
// end 13.6

// exercise 13.6
guard case .listening = phase.withLock({ $0 }) else { return }
complete()
_ = decideIfInTime()
// end 13.6

// exercise 13.6
let isTooLate = phase.withLock { phase in
  guard case .listening(elements) = phase else { return false }
  phase = .decided
  return true
}
guard isTooLate else { return }
current.disposable = other.subscribe(OtherObserver(sink: self))
// end 13.6
