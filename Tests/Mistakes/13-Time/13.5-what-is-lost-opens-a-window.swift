// Without `latest`, an element that is lost starts the window over.

// exercise 13.5
// instead of: if timeLeft.isOver {
// instead of: send(element)
// instead of: } else if latest {
// instead of: // If another element waits, the alarm is already set: the window ends at the same time for both.
// instead of: if waiting == nil { setAlarm(after: timeLeft) }
// instead of: waiting = element
// instead of: }
if timeLeft.isOver {
  send(element)
} else if !latest {
  lastSent = scheduler.now
} else {
  // If another element waits, the alarm is already set: the window ends at the same time for both.
  if waiting == nil { setAlarm(after: timeLeft) }
  waiting = element
}
// end 13.5
