// A newcomer that has left while it heard the replay returns without its membership: the count
// never falls to zero and the connection is never ended (`replay(1).refCount().take(1)` as
// second listener).

// exercise 14.4 in RefCount.swift
    let connection = source.join()
    let sink = RefCountSink(of: connection, observer: observer, cancel: cancel)
    let subscription = connection.subscribe(sink)
    guard !sink.isDisposed else { return (sink, subscription) }
    connection.open()
    return (sink, Membership(subscription, of: connection))
// end 14.4

// exercise 14.4 in Connection.swift
    members += 1
// end 14.4

// exercise 14.4 in Connection.swift
    members -= 1
    return members == 0
// end 14.4
