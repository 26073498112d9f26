// The lock hands out what is to be subscribed to, by a switch, and the source is replaced by hand.

// exercise 13.6
if countIfInTime() {
  forwardNext(element)
  setAlarm()
}
// end 13.6

// exercise 13.6
guard decideIfInTime() else { return }
fail(with: error)
// end 13.6

// exercise 13.6
guard decideIfInTime() else { return }
complete()
// end 13.6

// exercise 13.6
let next: Observable<Observer.Element>? = phase.withLock { phase in
  switch phase {
  case .listening(elements):
    phase = .decided
    return other
  case .listening, .decided:
    return nil
  }
}
guard let next else { return }
let replacement = SingleAssignmentDisposable()
replacement.setDisposable(next.subscribe(OtherObserver(sink: self)))
current.disposable = replacement
// end 13.6
