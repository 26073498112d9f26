// While the observer is called nothing passes, whatever the time: with no time at all a reentrant
// element has to wait a turn, or is lost.

// exercise 13.5
// instead of: guard !timeLeft.isOver else { return send(element) }
var isSending = false
if case .sending = window { isSending = true }
guard isSending || !timeLeft.isOver else { return send(element) }
// end 13.5
