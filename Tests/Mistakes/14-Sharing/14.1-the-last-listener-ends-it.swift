// The token of a listener ends the connection, though others still listen.

// exercise 14.1
// instead of: connection(joining: false).subscribe(observer)
let connection = connection(joining: false)
return Disposables.create(connection.subscribe(observer), connection)
// end 14.1
