// The newest element is an optional, and the three cases stand in an `if`.

// exercise 8.4
// instead of: switch rule.step(gaps: parts.gaps, living: living) {
// instead of: case .wait: break
// instead of: case .sendResult: sendResult()
// instead of: case .complete: complete()
// instead of: }
let step = rule.step(gaps: parts.gaps, living: living)
if step == .complete {
  complete()
} else if step == .sendResult {
  sendResult()
}
// instead of: private let newest = Slot<Element>()
private var newest: Element?
// instead of: newest.element = element
newest = element
// instead of: guard !newest.isEmpty else { throw NothingToGive() }
// instead of: return newest.element
switch newest {
case .some(let element): return element
case .none: throw NothingToGive()
}
// end 8.4
