// Waits, but does not call off the search for the letter before.

// exercise 12.12
_ = scheduler.scheduleRelative(text, dueTime: .milliseconds(300)) { [weak self] text in
  self?.search(text)
  return Disposables.create()
}
// end 12.12
