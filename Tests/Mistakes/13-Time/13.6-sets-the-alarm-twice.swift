// The alarm is set before the element is delivered as well: it may ring while the observer is busy.

// exercise 13.6
// instead of: forwardNext(element)
// instead of: setAlarm()
setAlarm()
forwardNext(element)
setAlarm()
// end 13.6
