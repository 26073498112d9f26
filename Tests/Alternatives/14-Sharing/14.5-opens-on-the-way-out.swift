// Opens and releases in a `defer`.

// exercise 14.5
// instead of: let subscription = connection.subscribe(observer)
// instead of: connection.open()
// instead of: return Membership(subscription, of: connection)
defer { connection.open() }
return Membership(connection.subscribe(observer), of: connection)

// instead of: close()
// instead of: tell()
// instead of: release()
close()
defer { release() }
tell()
// end 14.5
