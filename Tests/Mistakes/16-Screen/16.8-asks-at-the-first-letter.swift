// Thins out what is typed, instead of waiting for a pause: the first letter is asked for at once.

// exercise 16.8
// instead of: .debounce(.milliseconds(300))
.throttle(.milliseconds(300))
// end 16.8
