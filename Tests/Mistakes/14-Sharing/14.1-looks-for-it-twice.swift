// connect() looks for the connection a second time to return it: if the source ended inside
// subscribe, that is a new one, which nobody has opened, and disposing this token ends a later
// connection.

// exercise 14.1
// instead of: let connection = connection(joining: false)
// instead of: connection.open()
// instead of: return connection
connection(joining: false).open()
return connection(joining: false)
// end 14.1
