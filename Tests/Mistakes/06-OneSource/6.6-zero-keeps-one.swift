// It makes room before it keeps an element, so with zero it keeps one.

// exercise 6.6
// instead of: kept.append(element)
// instead of: if kept.count > count { _ = kept.removeFirst() }
if kept.count == count { _ = kept.removeFirst() }
kept.append(element)
// end 6.6
