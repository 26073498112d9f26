// Opens and releases in a `defer`.

// exercise 14.1
// instead of: let connection = connection(joining: false)
// instead of: connection.open()
// instead of: return connection
let connection = connection(joining: false)
defer { connection.open() }
return connection
// instead of: close()
// instead of: release()
defer { release() }
close()
// end 14.1
