// Lets the field go, but the waiting work keeps the closure that it calls.

// exercise 12.12
let search = search
waiting.disposable = scheduler.scheduleRelative(text, dueTime: .milliseconds(300)) { text in
  search(text)
  return Disposables.create()
}
// end 12.12
