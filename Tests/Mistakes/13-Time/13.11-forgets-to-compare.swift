// It asks for the same text twice in a row.

// exercise 13.11
queries = texts.debounce(.milliseconds(300), scheduler: scheduler)
// end 13.11

// exercise 13.11
reports = taps.throttle(.milliseconds(300), latest: false, scheduler: scheduler)
// end 13.11
