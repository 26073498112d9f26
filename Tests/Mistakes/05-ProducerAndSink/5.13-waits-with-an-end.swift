// An end that comes while a chunk is heard waits until the observer has returned.

// exercise 5.13
// instead of: private var begun: [Source] = []
private var begun: [Source] = []
private var isSending = false
private var end: Event<Source>?

// instead of: guard remaining > 0 else { return }
// instead of: fail(with: error)
guard remaining > 0 else { return }
guard !isSending else { return end = .error(error) }
fail(with: error)

// instead of: guard remaining > 0 else { return }
// instead of: remaining = 0
guard remaining > 0 else { return }
guard !isSending else { return end = .completed }
remaining = 0

// instead of: forwardNext(chunk)
isSending = true
forwardNext(chunk)
isSending = false
if let end { on(end) }
// end 5.13
