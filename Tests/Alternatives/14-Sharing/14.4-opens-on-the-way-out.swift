// Makes the token in the pair, opens in a `defer`, and counts out after the answer is known.

// exercise 14.4
// instead of: members -= 1
// instead of: return members == 0
defer { members -= 1 }
return members == 1

// instead of: let subscription = connection.subscribe(sink)
// instead of: connection.open()
// instead of: return (sink, Membership(subscription, of: connection))
defer { connection.open() }
return (sink, Membership(connection.subscribe(sink), of: connection))
// end 14.4
