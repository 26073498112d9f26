// Opens first, and then sends what has waited: what comes meanwhile overtakes it.

// exercise 17.4 in ActionSubject.swift
// instead of: while let action = nextInLine() { sent.accept(action) }
var line = waiting.withLock { $0.take() } ?? Queue()
while let action = line.removeFirst() { sent.accept(action) }
// end 17.4
