// If the source completes while a chunk is heard, what was gathered meanwhile is lost.

// exercise 5.13
// instead of: private var begun: [Source] = []
private var begun: [Source] = []
private var isSending = false

// instead of: if !begun.isEmpty { sendChunk() }
if !begun.isEmpty, !isSending { sendChunk() }

// instead of: forwardNext(chunk)
isSending = true
forwardNext(chunk)
isSending = false
// end 5.13
