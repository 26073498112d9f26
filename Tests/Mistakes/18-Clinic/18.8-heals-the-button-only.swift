// Lets the button live; the network asks again with each antenna.

// exercise 18.8
// instead of: isOnline
// instead of:   .distinctUntilChanged()
isOnline
// end 18.8
