// The work that waits keeps the field, which searches after it has gone.

// exercise 12.12
waiting.disposable = scheduler.scheduleRelative(text, dueTime: .milliseconds(300)) { text in
  self.search(text)
  return Disposables.create()
}
// end 12.12
