// Asks what to do before the element is in its part.

// exercise 8.4
// instead of: parts.put(element, into: part)
// instead of: switch rule.step(gaps: parts.gaps, living: living) {
// instead of: case .wait: break
// instead of: case .sendResult: sendResult()
// instead of: case .complete: complete()
// instead of: }
let step = rule.step(gaps: parts.gaps, living: living)
parts.put(element, into: part)
switch step {
case .wait: break
case .sendResult: sendResult()
case .complete: complete()
}
// end 8.4
