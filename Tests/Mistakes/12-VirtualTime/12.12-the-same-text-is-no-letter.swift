// To type the text that was typed last is not to type: it does not begin the wait anew, and after
// its search it is never searched for again.

// exercise 12.12
// instead of: waiting.disposable = scheduler.scheduleRelative(text, dueTime: .milliseconds(300)) {
// instead of: [weak self] text in
// instead of: self?.search(text)
// instead of: return Disposables.create()
// instead of: }
final class Typed: Disposable {
  let text: String
  let work: Disposable
  init(_ text: String, _ work: Disposable) { (self.text, self.work) = (text, work) }
  func dispose() { work.dispose() }
}
if let last = waiting.disposable as? Typed, last.text == text { return }
let work = scheduler.scheduleRelative(text, dueTime: .milliseconds(300)) { [weak self] text in
  self?.search(text)
  return Disposables.create()
}
waiting.disposable = Typed(text, work)
// end 12.12
