// An array whose time is over does not start the time over.

// exercise 13.9
// instead of: override func alarmRang() {
// instead of: sendGathered()
// instead of: }
override func alarmRang() {
  let late = gathered
  gathered = []
  forwardNext(late)
}
// end 13.9
