// Lets the timer run on after the source has ended.

// exercise 14.11
// instead of: closed.timer?.dispose()
// end 14.11
