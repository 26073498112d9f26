// Deleting everything calls off the wait, but nothing is searched for: the results of the search before stay on the screen.

// exercise 12.12
// instead of: waiting.disposable = scheduler.scheduleRelative(text, dueTime: .milliseconds(300)) {
// instead of: [weak self] text in
// instead of: self?.search(text)
// instead of: return Disposables.create()
// instead of: }
guard !text.isEmpty else {
  waiting.disposable = Disposables.create()
  return
}
waiting.disposable = scheduler.scheduleRelative(text, dueTime: .milliseconds(300)) {
  [weak self] text in
  self?.search(text)
  return Disposables.create()
}
// end 12.12
