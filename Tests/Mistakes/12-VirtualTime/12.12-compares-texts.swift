// A wait is not called off, but compares its text with the last one: who types back to a text
// within the time searches too early, and twice.

// exercise 12.12
// instead of: waiting.disposable = scheduler.scheduleRelative(text, dueTime: .milliseconds(300)) {
// instead of: [weak self] text in
// instead of: self?.search(text)
// instead of: return Disposables.create()
// instead of: }
final class Typed: Disposable {
  let text: String
  init(_ text: String) { self.text = text }
  func dispose() {}
}
waiting.disposable = Typed(text)
_ = scheduler.scheduleRelative(text, dueTime: .milliseconds(300)) { [weak self] text in
  if let self, (waiting.disposable as? Typed)?.text == text { search(text) }
  return Disposables.create()
}
// end 12.12
