// The button waits to see whether another tap comes, and answers 300 ms late.

// exercise 13.11
queries = texts.debounce(.milliseconds(300), scheduler: scheduler)
  .distinctUntilChanged()
// end 13.11

// exercise 13.11
reports = taps.debounce(.milliseconds(300), scheduler: scheduler)
// end 13.11
