// Counts the member out by itself, outside the lock: a newcomer may join between the count and the
// end of the connection.

// exercise 14.4 in RefCount.swift
let connection = source.join()
let sink = RefCountSink(of: connection, observer: observer, cancel: cancel)
let subscription = connection.subscribe(sink)
connection.open()
let membership = Disposables.create {
  subscription.dispose()
  if connection.countOut() { connection.dispose() }
}
return (sink, membership)
// end 14.4
