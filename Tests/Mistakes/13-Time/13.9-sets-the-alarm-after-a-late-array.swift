// After a late array the alarm is set, even if the observer has caused another array meanwhile.

// exercise 13.9
// instead of: override func alarmRang() {
// instead of: sendGathered()
// instead of: }
override func alarmRang() {
  let late = gathered
  gathered = []
  forwardNext(late)
  setAlarm(after: dueTime)
}
// end 13.9
