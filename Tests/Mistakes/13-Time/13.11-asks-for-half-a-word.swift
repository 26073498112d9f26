// The field asks at the first letter, and every 300 ms.

// exercise 13.11
queries = texts.throttle(.milliseconds(300), scheduler: scheduler)
  .distinctUntilChanged()
// end 13.11

// exercise 13.11
reports = taps.throttle(.milliseconds(300), latest: false, scheduler: scheduler)
// end 13.11
