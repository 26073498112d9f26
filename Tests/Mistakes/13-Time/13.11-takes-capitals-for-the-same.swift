// Does not ask for a text that differs from the last one only in its capitals.

// exercise 13.11
queries = texts.debounce(.milliseconds(300), scheduler: scheduler)
  .distinctUntilChanged { $0.lowercased() == $1.lowercased() }
// end 13.11

// exercise 13.11
reports = taps.throttle(.milliseconds(300), latest: false, scheduler: scheduler)
// end 13.11
