// Each result has one subscriber.

// exercise 12.13
// instead of: return try trySubscribers(debounce) ?? tryAnAnswer(debounce) ?? tryEndsInside(debounce)
return try tryAnAnswer(debounce) ?? tryEndsInside(debounce)
// end 12.13
