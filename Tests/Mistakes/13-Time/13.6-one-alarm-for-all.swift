// Only the first element has to come in time.

// exercise 13.6
// instead of: setAlarm()
// end 13.6
