// It keeps the newest element of a window, whether or not that is wanted.

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
} else {
  if waiting == nil { setAlarm(after: timeLeft) }
  waiting = element
}
// end 13.5
