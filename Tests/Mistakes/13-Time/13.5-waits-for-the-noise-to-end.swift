// Each element that waits sets the alarm again, to a whole window: that is half a `debounce`.

// exercise 13.5
let timeLeft = windowLeft
if timeLeft.isOver {
  send(element)
} else if latest {
  setAlarm(after: dueTime)
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
