// It does not wait at all.

// exercise 13.2
source.subscribe(sink)
// end 13.2
