// That the alarm is set for the longest wait is forgotten only when the observer has returned, so what
// the observer makes the source send gets no alarm.

// exercise 13.13
// instead of: setting = .off
// instead of: turnOffAlarm()
// instead of: if !array.isEmpty { forwardNext(array) }
turnOffAlarm()
if !array.isEmpty { forwardNext(array) }
setting = .off
// end 13.13
