// If the closure throws while a chunk is heard, the error waits until the observer has returned.

// exercise 5.13
// instead of: private var begun: [Source] = []
private var begun: [Source] = []
private var isSending = false
private var thrown: (any Swift.Error)?

// instead of: do {
// instead of: guard try isLast(element) else { return }
// instead of: } catch {
// instead of: fail(with: error)
// instead of: return
// instead of: }
do {
  guard try isLast(element) else { return }
} catch {
  if isSending { thrown = error } else { fail(with: error) }
  return
}

// instead of: forwardNext(chunk)
isSending = true
forwardNext(chunk)
isSending = false
if let thrown { fail(with: thrown) }
// end 5.13
