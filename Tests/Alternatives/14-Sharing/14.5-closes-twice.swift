// Ends with `dispose()`, which finds the connection closed; and makes the membership before it opens.

// exercise 14.5
// instead of: connection.open()
// instead of: return Membership(subscription, of: connection)
let membership = Membership(subscription, of: connection)
connection.open()
return membership
// instead of: release()
dispose()
// end 14.5
