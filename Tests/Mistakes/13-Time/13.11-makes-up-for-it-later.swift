// The second tap of a double tap is sent when the window is over: there are still two reports.

// exercise 13.11
// instead of: reports = taps.throttle(.milliseconds(300), latest: false, scheduler: scheduler)
reports = taps.throttle(.milliseconds(300), scheduler: scheduler)
// end 13.11
