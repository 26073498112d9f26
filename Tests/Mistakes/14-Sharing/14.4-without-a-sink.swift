// The observer itself listens, so nothing ends the connection when the subject does.

// exercise 14.4
members += 1
// end 14.4

// exercise 14.4
members -= 1
return members == 0
// end 14.4

// exercise 14.4
let connection = source.join()
let subscription = connection.subscribe(observer)
connection.open()
return (subscription, Membership(subscription, of: connection))
// end 14.4
