// The queue does not hold the work, which is lost if nobody keeps its token.

// exercise 11.4
// instead of: configuration.queue.async { work.run() }
configuration.queue.async { [weak work] in work?.run() }
// end 11.4
