// Opens only a connection that it makes itself; one that a listener has made stays unopened.

// exercise 14.1
// instead of: let connection = connection(joining: false)
if let current = connections.find(joining: false) { return current }
let connection = connection(joining: false)
// end 14.1
