// Sends the default only until the first element has come.

// exercise 8.8
// instead of: private var newest: Observer.Element?
private var newest: Observer.Element?
private var isFirst = true
// instead of: if let element = newest.take() ?? defaultValue { forwardNext(element) }
if let element = newest.take() ?? (isFirst ? defaultValue : nil) { forwardNext(element) }
// instead of: newest = element
newest = element
isFirst = false
// end 8.8
