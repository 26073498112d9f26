// Finds that nothing waits, and opens in a second step: what comes in between is lost.

// exercise 17.4 in ActionSubject.swift
// instead of: while let action = nextInLine() { sent.accept(action) }
while let action = nextInLine() { sent.accept(action) }
waiting.withLock { $0 = nil }
// instead of: let action = line?.removeFirst()
// instead of: // Nothing is waiting any more: what comes from now on is sent at once.
// instead of: if action == nil { line = nil }
// instead of: return action
line?.removeFirst()
// end 17.4
