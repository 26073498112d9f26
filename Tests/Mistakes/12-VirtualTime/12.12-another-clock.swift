// Waits on the main queue, by the real clock.

// exercise 12.12
// instead of: waiting.disposable = scheduler.scheduleRelative(text, dueTime: .milliseconds(300)) {
// instead of: [weak self] text in
// instead of: self?.search(text)
// instead of: return Disposables.create()
// instead of: }
let work = DispatchWorkItem { [weak self] in self?.search(text) }
waiting.disposable = Disposables.create { work.cancel() }
DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: work)
// end 12.12
