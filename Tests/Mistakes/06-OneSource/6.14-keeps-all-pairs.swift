// It keeps every element, and takes the last two.

// exercise 6.14
// instead of: private var last: Source?
private var all: [Source] = []

// instead of: let before = last
// instead of: // Stored before it is sent: a reentrant observer causes the next one before that returns.
// instead of: last = element
// instead of: if let before { forwardNext((before, element)) }
all.append(element)
if all.count > 1 { forwardNext((all[all.count - 2], element)) }
// end 6.14
