// It keeps the newest of a window, whether or not that is wanted.

// exercise 13.5
if let element = waiting { send(element) }
if hasCompleted { end(with: .completed) }
// end 13.5

// exercise 13.5
if waiting == nil { end(with: .completed) } else { hasCompleted = true }
// end 13.5

// exercise 13.5
let timeLeft = windowLeft
if timeLeft.isOver {
  send(element)
} else {
  // The alarm is set already if another one has waited: the window has the same end for both.
  if waiting == nil { setAlarm(after: timeLeft) }
  waiting = element
}
// end 13.5
