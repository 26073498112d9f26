// What was sent is only marked as sent, and stays in memory.

// exercise 13.4
// instead of: private var waiting: Observer.Element?
private var waiting: Observer.Element?
private var isWaiting = false

// instead of: waiting = element
waiting = element
isWaiting = true

// instead of: if let element = waiting.take() { forwardNext(element) }
guard isWaiting, let element = waiting else { return }
isWaiting = false
forwardNext(element)
// end 13.4
