// The alarm for the next element is set before this one is delivered: the observer's time is counted.

// exercise 13.6
// instead of: forwardNext(element)
// instead of: setAlarm()
setAlarm()
forwardNext(element)
// end 13.6
