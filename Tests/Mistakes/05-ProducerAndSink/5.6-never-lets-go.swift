// The end is sent, and the source stays subscribed.

// exercise 5.6
// instead of: dispose()
// end 5.6
