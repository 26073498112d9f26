// Ends are forwarded like elements, and the sink is closed afterwards.

// exercise 5.13
// instead of: do {
// instead of: guard try isLast(element) else { return }
// instead of: } catch {
// instead of: fail(with: error)
// instead of: return
// instead of: }
do {
  guard try isLast(element) else { return }
} catch {
  forwardOn(.error(error))
  dispose()
  return
}

// instead of: if isEnd { complete() }
if isEnd {
  forwardOn(.completed)
  dispose()
}

// instead of: override func onError(_ error: Swift.Error) {
// instead of: guard remaining > 0 else { return }
// instead of: fail(with: error)
// instead of: }
override func onError(_ error: Swift.Error) {
  guard remaining > 0 else { return }
  forwardOn(.error(error))
  dispose()
}

// instead of: if !begun.isEmpty { sendChunk() }
// instead of: complete()
if !begun.isEmpty { sendChunk() }
forwardOn(.completed)
dispose()
// end 5.13
