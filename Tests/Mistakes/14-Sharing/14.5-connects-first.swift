// It is opened before the first listener is there.

// exercise 14.5
// instead of: let subscription = connection.subscribe(observer)
// instead of: connection.open()
// instead of: return Membership(subscription, of: connection)
connection.open()
return Membership(connection.subscribe(observer), of: connection)
// end 14.5
