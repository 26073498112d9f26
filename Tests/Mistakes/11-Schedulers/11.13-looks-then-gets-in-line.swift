// Looking whether it is paused and getting in line are two steps.

// exercise 11.13
// instead of: let hasToWait = line.withLock { $0.takes(work) }
let hasToWait = line.withLock { $0.isPaused || $0.phase == .catchingUp }
if hasToWait { line.withLock { $0.waiting.append(work) } }
// end 11.13
