// In 14.1, connecting by hand joins, and is never counted out.

// exercise 14.1
connection(joining: false).subscribe(observer)
// end 14.1

// exercise 14.1
let connection = connection(joining: true)
connection.open()
return connection
// end 14.1

// exercise 14.4
members += 1
// end 14.4
