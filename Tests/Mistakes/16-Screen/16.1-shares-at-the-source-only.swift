// Wraps what an operator made without sharing it: the work is done once per subscriber.

// exercise 16.1
// instead of: self.source = SharingStrategy.share(source)
self.source = source
// end 16.1
