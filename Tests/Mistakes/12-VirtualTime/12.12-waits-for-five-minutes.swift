// Confuses milliseconds with seconds.

// exercise 12.12
waiting.disposable = scheduler.scheduleRelative(text, dueTime: .seconds(300)) {
  [weak self] text in
  self?.search(text)
  return Disposables.create()
}
// end 12.12
