// The sources end when nothing waits any more.

// exercise 12.13
// instead of: return try trySubscribers(debounce) ?? tryAnAnswer(debounce) ?? tryEndsInside(debounce)
return try trySubscribers(debounce) ?? tryAnAnswer(debounce)
// instead of: Trial("an end while 2 waits", source: "-1-2|", result: "----(2|)"),
// instead of: Trial("an error while 2 waits", source: "-1-2#", result: "----#"),
// end 12.13

// exercise 12.13
// instead of: Trial("an end at the tick that would be quiet", source: "-1--|", result: "----(1|)"),
// instead of: Trial("an error at the tick that would be quiet", source: "-1--#", result: "----#"),
// end 12.13
