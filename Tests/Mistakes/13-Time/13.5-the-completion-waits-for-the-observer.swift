// A completion that the observer causes while it receives an element waits until it has returned,
// though no element waits: it should pass at once, inside the observer's call.

// exercise 13.5
// instead of: if waiting == nil { complete() } else { hasCompleted = true }
if waiting == nil, !isSending { complete() } else { hasCompleted = true }
// end 13.5

// exercise 13.5
// instead of: if waiting != nil { setAlarm(after: dueTime) }
if waiting != nil { setAlarm(after: dueTime) } else if hasCompleted { complete() }
// end 13.5

// exercise 13.5
// instead of: /// What is left of the window, which begins again now if the clock was set back.
private var isSending: Bool {
  if case .sending = window { true } else { false }
}

/// What is left of the window, which begins again now if the clock was set back.
// end 13.5
