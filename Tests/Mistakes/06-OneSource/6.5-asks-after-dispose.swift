// It knows of every end, but not of `dispose()`, after which the condition is still called.

// exercise 6.5
// instead of: guard isTaking, !isDisposed else { return }
guard isTaking else { return }

// instead of: do {
// instead of: isTaking = try predicate(element)
// instead of: if isTaking || behavior == .inclusive { forwardNext(element) }
// instead of: if !isTaking { complete() }
// instead of: } catch {
// instead of: fail(with: error)
// instead of: }
do {
  isTaking = try predicate(element)
  if isTaking || behavior == .inclusive { forwardNext(element) }
  if !isTaking { complete() }
} catch {
  isTaking = false
  fail(with: error)
}

// instead of: override func onError(_ error: Swift.Error) {
// instead of: if isTaking { fail(with: error) }
// instead of: }
override func onError(_ error: Swift.Error) {
  guard isTaking else { return }
  isTaking = false
  fail(with: error)
}

override func onCompleted() {
  isTaking = false
  complete()
}
// end 6.5
