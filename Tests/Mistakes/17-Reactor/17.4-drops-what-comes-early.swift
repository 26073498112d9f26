// Sends what comes before the subject is opened to nobody.

// exercise 17.4 in ActionSubject.swift
// instead of: let hasToWait = waiting.withLock { $0?.append(action) != nil }
let hasToWait = waiting.withLock { $0 != nil }
// end 17.4
