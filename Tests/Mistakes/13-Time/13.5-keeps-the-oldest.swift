// It keeps the oldest element of a window, not the newest.

// exercise 13.5
let timeLeft = windowLeft
if timeLeft.isOver {
  send(element)
} else if latest {
  guard waiting == nil else { return }
  setAlarm(after: timeLeft)
  waiting = element
}
// end 13.5

// exercise 13.5
if waiting == nil { complete() } else { hasCompleted = true }
// end 13.5

// exercise 13.5
if let element = waiting { send(element) }
if hasCompleted { complete() }
// end 13.5
