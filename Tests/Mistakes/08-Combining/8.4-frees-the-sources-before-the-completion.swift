// Disposes all sources at an element that can never be joined, before the observer hears the end.

// exercise 8.4
// instead of: switch rule.step(gaps: parts.gaps, living: living) {
// instead of: case .wait: break
// instead of: case .sendResult: sendResult()
// instead of: case .complete: complete()
// instead of: }
switch rule.step(gaps: parts.gaps, living: living) {
case .wait: break
case .sendResult: sendResult()
case .complete:
  parts.dispose()
  complete()
}
// end 8.4
