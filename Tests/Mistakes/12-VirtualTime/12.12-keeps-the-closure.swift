// The field may go, but the work that waits keeps what it calls.

// exercise 12.12
let search = search
waiting.disposable = scheduler.scheduleRelative(text, dueTime: .milliseconds(300)) { text in
  search(text)
  return Disposables.create()
}
// end 12.12
