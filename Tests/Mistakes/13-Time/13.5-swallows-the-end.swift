// The completion that had to wait is forgotten.

// exercise 13.5
let timeLeft = windowLeft
if timeLeft.isOver {
  send(element)
} else if latest {
  // If another element waits, the alarm is already set: the window ends at the same time for both.
  if waiting == nil { setAlarm(after: timeLeft) }
  waiting = element
}
// end 13.5

// exercise 13.5
if waiting == nil { complete() } else { hasCompleted = true }
// end 13.5

// exercise 13.5
if let element = waiting { send(element) }
// end 13.5
