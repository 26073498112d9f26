// Each call of `connect()` makes a new connection, beside the one that is listened to.

// exercise 14.1
// instead of: let connection = connection(joining: false)
let connection = makeConnection()
// end 14.1
