// A lock that one thread may take twice makes other threads wait, and lets a callback inside a
// callback through at once.

// exercise 4.8
// instead of: /// Gives each subscriber a sensor, and a sink between the two.
import Foundation

/// Gives each subscriber a sensor, and a sink between the two.

// instead of: private let state: Lock<State>
private let state: Lock<State>
private let oneAtATime = NSRecursiveLock()

// instead of: let isFirst = state.withLock { state in
// instead of: let isFirst = state.phase == .idle
// instead of: guard isFirst || state.phase == .sending else { return false }
// instead of: state.phase = event.isStopEvent ? .ending : .sending
// instead of: if !isFirst { state.waiting.append(event) }
// instead of: return isFirst
// instead of: }
// instead of: guard isFirst else { return }
// instead of: send(event)
// instead of: while let waiting = takeWaiting() {
// instead of: for event in waiting { send(event) }
// instead of: }
oneAtATime.lock()
defer { oneAtATime.unlock() }
let isAccepted = state.withLock { state in
  guard state.phase == .idle else { return false }
  if event.isStopEvent { state.phase = .ending }
  return true
}
if isAccepted { send(event) }
// end 4.8
