// The search box shows each answer, even one to an old query.

// exercise 9.7
queries.flatMap(search)
// end 9.7
