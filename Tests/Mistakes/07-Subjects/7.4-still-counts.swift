// The observers are freed, and the number of subscriptions stays what it was.

// exercise 7.4
// instead of: subscriptions = 0
// end 7.4
