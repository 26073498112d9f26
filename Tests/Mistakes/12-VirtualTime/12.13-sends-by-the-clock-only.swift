// All that the sources send is scheduled: nothing comes inside `subscribe`, or as an answer.

// exercise 12.13
// instead of: return try trySubscribers(debounce) ?? tryAnAnswer(debounce) ?? tryEndsInside(debounce)
return try trySubscribers(debounce)
// end 12.13
