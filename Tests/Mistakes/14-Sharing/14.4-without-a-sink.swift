// The observer itself listens, so that nothing sees to the end.

// exercise 14.4
members += 1
// end 14.4

// exercise 14.4
members -= 1
return members == 0
// end 14.4

// exercise 14.4
let connection = source.join()
let place = connection.subscribe(observer)
connection.open()
return (place, Membership(place, of: connection))
// end 14.4
