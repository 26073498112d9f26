// An end replaces what is still in the inbox.
// Changes: 7.13-inbox-for-each-observer.swift

// exercise 7.13
// instead of: seat.inbox.append(event)
if event.isStopEvent { seat.inbox = [event] } else { seat.inbox.append(event) }
// end 7.13
