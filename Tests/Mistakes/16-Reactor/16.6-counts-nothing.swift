// Nobody counts: each time looks like the one before.

// exercise 16.6

// end 16.6
