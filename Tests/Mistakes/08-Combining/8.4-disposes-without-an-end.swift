// Disposes when no result can come any more, and tells no end.

// exercise 8.4
// instead of: switch rule.step(gaps: parts.gaps, living: living) {
// instead of: case .wait: break
// instead of: case .sendResult: sendResult()
// instead of: case .complete: complete()
// instead of: }
switch rule.step(gaps: parts.gaps, living: living) {
case .wait: break
case .sendResult: sendResult()
case .complete: dispose()
}
// end 8.4
