// Joins one connection, and listens to whichever is the current one by then.

// exercise 14.4 in RefCount.swift
let connection = source.join()
let sink = RefCountSink(of: connection, observer: observer, cancel: cancel)
let subscription = source.subscribe(sink)
connection.open()
return (sink, Membership(subscription, of: connection))
// end 14.4
