// The field asks at the first letter, and every 300 ms.

// exercise 13.11
// instead of: queries = texts.debounce(.milliseconds(300), scheduler: scheduler)
queries = texts.throttle(.milliseconds(300), scheduler: scheduler)
// end 13.11
