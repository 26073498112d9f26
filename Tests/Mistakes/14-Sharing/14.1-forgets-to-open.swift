// It returns the connection, but nobody has opened it.

// exercise 14.1
// instead of: let connection = connection(joining: false)
// instead of: connection.open()
// instead of: return connection
connection(joining: false)
// end 14.1
