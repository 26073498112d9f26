// Lowers the flag when the source has answered, so that the next one subscribes again.

// exercise 14.8
// instead of: keep(subscribeToSource())
keep(subscribeToSource())
wasOpened.lower()
// end 14.8
