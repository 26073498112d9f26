// Refreshing leaves and asks row by row: a city that stands in two rows is shared by them, and is
// not left by both before it is asked again.

// exercise 18.18
// instead of: for row in rows { row.prepareForReuse() }
// end 18.18
