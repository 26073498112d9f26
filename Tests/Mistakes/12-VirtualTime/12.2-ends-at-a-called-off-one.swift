// Ends at the first piece of work that was called off, and leaves what is behind it.

// exercise 12.2
// instead of: while let item = queue.first {
// instead of: guard item.work.isDisposed else { return item }
// instead of: queue.removeFirst()
// instead of: }
// instead of: return nil
guard let item = queue.first, !item.work.isDisposed else { return nil }
return item
// end 12.2
