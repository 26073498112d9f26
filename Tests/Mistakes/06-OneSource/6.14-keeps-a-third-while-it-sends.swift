// While pairwise sends a pair, it keeps the element before that pair, too.

// exercise 6.14
// instead of: /// The newest element; `nil` until one has come.
// instead of: private var last: Source?
/// The newest elements, the oldest first.
private var recent: [Source] = []
// end 6.14

// exercise 6.14
// instead of: let before = last
// instead of: // Stored before it is sent: a reentrant observer causes the next one before that returns.
// instead of: last = element
// instead of: if let before { forwardNext((before, element)) }
// Stored before it is sent: a reentrant observer causes the next one before that returns.
recent.append(element)
if recent.count > 1 { forwardNext((recent[recent.count - 2], element)) }
if recent.count > 2 { recent.removeFirst(recent.count - 2) }
// end 6.14
