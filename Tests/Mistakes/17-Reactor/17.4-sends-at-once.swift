// Sends each action at once, even while another one is being heard.

// exercise 17.4 in ActionSubject.swift
// instead of: let hasToWait = waiting.withLock { $0?.append(action) != nil }
// instead of: if !hasToWait { sent.accept(action) }
let hasToWait = waiting.withLock { $0?.append(action) != nil }
if !hasToWait { heard.accept(action) }
// end 17.4
