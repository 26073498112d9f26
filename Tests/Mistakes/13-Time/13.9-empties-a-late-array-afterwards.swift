// A late array is emptied when the observer has returned: what that made the source send is lost.

// exercise 13.9
// instead of: override func alarmRang() {
// instead of: sendGathered()
// instead of: }
override func alarmRang() {
  restartAlarm(after: dueTime) { forwardNext(gathered) }
  gathered = []
}
// end 13.9
