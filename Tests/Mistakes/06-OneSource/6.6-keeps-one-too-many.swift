// It keeps one element more than it was asked for.

// exercise 6.6
// instead of: if kept.count > count { _ = kept.removeFirst() }
if kept.count > count + 1 { _ = kept.removeFirst() }
// end 6.6
