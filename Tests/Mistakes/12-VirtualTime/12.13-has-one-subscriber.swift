// Each result has one subscriber.

// exercise 12.13
// instead of: return try tryTwoSubscribers(debounce) ?? tryAnAnswer(debounce)
return try tryAnAnswer(debounce)
// end 12.13
