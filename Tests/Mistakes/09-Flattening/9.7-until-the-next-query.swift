// Each search subscribes to the queries again: with a cold source of queries it is cut off at once by the first of them.

// exercise 9.7
// instead of: queries.flatMapLatest(search)
queries.flatMap { query in search(query).take(until: queries) }
// end 9.7
