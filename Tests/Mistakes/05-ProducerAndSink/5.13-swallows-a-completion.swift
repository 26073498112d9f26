// While any chunk is heard, a completion does not come in; the sequence never ends.

// exercise 5.13
// instead of: private var begun: [Source] = []
private var begun: [Source] = []
private var isSending = false

// instead of: guard remaining > 0 else { return }
// instead of: remaining = 0
guard remaining > 0, !isSending else { return }
remaining = 0

// instead of: forwardNext(chunk)
isSending = true
forwardNext(chunk)
isSending = false
// end 5.13
