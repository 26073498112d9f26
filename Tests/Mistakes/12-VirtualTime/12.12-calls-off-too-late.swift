// Starts to wait in the next turn of the scheduler, a tick late.

// exercise 12.12
// instead of: waiting.disposable = scheduler.scheduleRelative(text, dueTime: .milliseconds(300)) {
// instead of: [weak self] text in
// instead of: self?.search(text)
// instead of: return Disposables.create()
// instead of: }
let waiting = waiting
_ = scheduler.schedule(text) { [weak self] text in
  guard let self else { return Disposables.create() }
  waiting.disposable = scheduler.scheduleRelative(text, dueTime: .milliseconds(300)) {
    [weak self] text in
    self?.search(text)
    return Disposables.create()
  }
  return Disposables.create()
}
// end 12.12
