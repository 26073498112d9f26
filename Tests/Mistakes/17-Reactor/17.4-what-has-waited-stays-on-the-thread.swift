// Sends what has waited on the thread that opens, and only what comes later on the scheduler.

// exercise 17.4 in ActionSubject.swift
// instead of: while let action = nextInLine() { sent.accept(action) }
while let action = nextInLine() { heard.accept(action) }
// end 17.4
