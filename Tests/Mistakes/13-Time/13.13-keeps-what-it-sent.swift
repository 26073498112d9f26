// The array that was sent is kept in the sink until the next one.

// exercise 13.13
// instead of: private func sendGathered() {
// instead of: // All is as at the beginning before the observer is called: it may make the source send more.
// instead of: let array = gathered
// instead of: gathered = []
// instead of: setting = .off
// instead of: turnOffAlarm()
// instead of: if !array.isEmpty { forwardNext(array) }
// instead of: }
private var sent: [Element] = []

private func sendGathered() {
  sent = gathered
  gathered = []
  setting = .off
  turnOffAlarm()
  if !sent.isEmpty { forwardNext(sent) }
}
// end 13.13
