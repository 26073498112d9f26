// The alarm is set before the element is kept: a scheduler that rings at once finds nothing to send.

// exercise 13.5
// instead of: let replaced = waiting
// instead of: waiting = element
// instead of: // Set once it waits: the alarm may ring at once. If another has waited, the alarm is already set:
// instead of: // the window ends at the same time for both.
// instead of: if replaced == nil, case .opened = window { setAlarm(after: timeLeft) }
if waiting == nil, case .opened = window { setAlarm(after: timeLeft) }
let replaced = waiting
waiting = element
// end 13.5
