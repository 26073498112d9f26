// While any chunk is heard, an error does not come in; the sequence never ends.

// exercise 5.13
// instead of: private var begun: [Source] = []
private var begun: [Source] = []
private var isSending = false

// instead of: guard remaining > 0 else { return }
// instead of: fail(with: error)
guard remaining > 0, !isSending else { return }
fail(with: error)

// instead of: forwardNext(chunk)
isSending = true
forwardNext(chunk)
isSending = false
// end 5.13
