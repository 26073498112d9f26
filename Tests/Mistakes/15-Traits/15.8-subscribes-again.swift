// Subscribes to the source again when that has failed.

// exercise 15.8
// instead of: subscription = source.asInfallible(onErrorFallbackTo: .empty())
subscription = source.retry(2).asInfallible(onErrorFallbackTo: .empty())
// end 15.8
