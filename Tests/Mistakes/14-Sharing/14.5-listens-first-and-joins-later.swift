// Listens before it joins: by the time it joins, the connection it listens to may be over.

// exercise 14.5
// instead of: let connection = join()
// instead of: let subscription = connection.subscribe(observer)
let subscription = super.subscribe(observer)
let connection = join()
// end 14.5
