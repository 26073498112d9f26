// Gives up the search as soon as anything is typed, and not when the server is asked about another
// city.

// exercise 16.8
// instead of: .map { Search.found($0) }
.take(until: text.changed)
  .map { Search.found($0) }
// end 16.8
