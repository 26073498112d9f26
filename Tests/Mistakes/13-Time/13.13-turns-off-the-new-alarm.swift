// The alarm is turned off after the array was sent, though it may already be that of the next.

// exercise 13.13
// instead of: turnOffAlarm()
// instead of: if !array.isEmpty { forwardNext(array) }
if !array.isEmpty { forwardNext(array) }
turnOffAlarm()
// end 13.13
