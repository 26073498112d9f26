// The button waits to see whether another tap comes, and answers 300 ms late.

// exercise 13.11
// instead of: reports = taps.throttle(.milliseconds(300), latest: false, scheduler: scheduler)
reports = taps.debounce(.milliseconds(300), scheduler: scheduler)
// end 13.11
