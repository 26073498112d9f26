// Drops one piece of work that was called off, and then takes the next without a look.

// exercise 12.2
// instead of: while let item = queue.first {
// instead of: guard item.work.isDisposed else { return item }
// instead of: queue.removeFirst()
// instead of: }
// instead of: return nil
if let item = queue.first, item.work.isDisposed { queue.removeFirst() }
return queue.first
// end 12.2
