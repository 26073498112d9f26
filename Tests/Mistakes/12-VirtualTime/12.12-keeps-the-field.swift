// Has the waiting work keep the field, which searches after it should be gone.

// exercise 12.12
waiting.disposable = scheduler.scheduleRelative(text, dueTime: .milliseconds(300)) { text in
  self.search(text)
  return Disposables.create()
}
// end 12.12
