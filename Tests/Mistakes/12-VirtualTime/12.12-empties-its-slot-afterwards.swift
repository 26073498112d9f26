// After a search the slot is emptied: if the search itself changes what is in the field, the wait for that is called off, and it is never searched for.

// exercise 12.12
// instead of: waiting.disposable = scheduler.scheduleRelative(text, dueTime: .milliseconds(300)) {
// instead of: [weak self] text in
// instead of: self?.search(text)
// instead of: return Disposables.create()
// instead of: }
waiting.disposable = scheduler.scheduleRelative(text, dueTime: .milliseconds(300)) {
  [weak self] text in
  self?.search(text)
  self?.waiting.disposable = Disposables.create()
  return Disposables.create()
}
// end 12.12
