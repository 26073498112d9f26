// Only elements are sent: whoever listens waits for an end that never comes.

// exercise 7.1 in PublishSubject.swift
if !event.isStopEvent { broadcast.send(event) }
// end 7.1
