// The second tap of a double tap is sent when the window is over: there are still two reports.

// exercise 13.11
queries = texts.debounce(.milliseconds(300), scheduler: scheduler)
  .distinctUntilChanged()
// end 13.11

// exercise 13.11
reports = taps.throttle(.milliseconds(300), scheduler: scheduler)
// end 13.11
