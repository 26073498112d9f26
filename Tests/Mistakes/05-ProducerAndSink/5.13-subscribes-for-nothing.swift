// With a limit of 0 the source is subscribed, and nothing ever comes of it.

// exercise 5.13
// instead of: return limit == 0 ? .empty() : Chunked(source: asObservable(), limit: limit, isLast: isLast)
return Chunked(source: asObservable(), limit: limit, isLast: isLast)
// end 5.13
