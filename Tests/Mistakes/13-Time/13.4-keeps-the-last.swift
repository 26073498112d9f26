// What the completion sends is kept, as long as the source keeps its observer.

// exercise 13.4
// instead of: sendWaiting()
// instead of: complete()
if let waiting { forwardNext(waiting) }
complete()
// end 13.4
