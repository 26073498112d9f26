// All that the sources send is scheduled: nothing comes inside `subscribe`, or as an answer.

// exercise 12.13
// instead of: return try tryTwoSubscribers(debounce) ?? tryAnAnswer(debounce)
return try tryTwoSubscribers(debounce)
// end 12.13
