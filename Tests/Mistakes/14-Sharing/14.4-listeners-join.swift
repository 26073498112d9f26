// In 14.1, listening joins, and is never counted out.

// exercise 14.1
connection(joining: true).subscribe(observer)
// end 14.1

// exercise 14.4
members += 1
// end 14.4
