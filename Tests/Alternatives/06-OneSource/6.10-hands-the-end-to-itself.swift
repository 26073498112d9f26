// An end that was an element goes the way on which the source's own end goes.

// exercise 6.10 in Dematerialize.swift
let event = element.event
guard event.isStopEvent else { return forwardOn(event) }
if let error = event.error { onError(error) } else { onCompleted() }
// end 6.10
