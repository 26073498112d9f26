// What has waited for the subject to be opened is sent in the wrong order.

// exercise 17.4 in ActionSubject.swift
// instead of: while let action = nextInLine() { sent.accept(action) }
var early: [Element] = []
while let action = nextInLine() { early.append(action) }
for action in early.reversed() { sent.accept(action) }
// end 17.4
