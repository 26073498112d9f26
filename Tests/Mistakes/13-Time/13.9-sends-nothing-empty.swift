// An empty array is not sent, and the time ends there.

// exercise 13.9
// instead of: private func sendGathered() {
// instead of: let full = gathered
// instead of: gathered = []
// instead of: restartAlarm(after: dueTime) { forwardNext(full) }
// instead of: }
private func sendGathered() {
  guard !gathered.isEmpty else { return }
  let full = gathered
  gathered = []
  restartAlarm(after: dueTime) { forwardNext(full) }
}
// end 13.9
