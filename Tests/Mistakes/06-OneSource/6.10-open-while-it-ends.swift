// `dematerialize` sends the end while the sink is still open, so a reentrant observer can make more follow.

// exercise 6.10 in Dematerialize.swift
forwardOn(element.event)
if element.event.isStopEvent { dispose() }
// end 6.10
