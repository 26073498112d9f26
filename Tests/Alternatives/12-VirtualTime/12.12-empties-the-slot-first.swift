// Cancels the wait before, then schedules, and puts the new token into the slot at the end.

// exercise 12.12
waiting.disposable = Disposables.create()
let later = scheduler.scheduleRelative((), dueTime: .microseconds(300_000)) { [weak self] _ in
  guard let self else { return Disposables.create() }
  self.search(text)
  return Disposables.create()
}
waiting.disposable = later
// end 12.12
