// Makes one sequence of requests, and listens to all of them.

// exercise 18.7
// instead of: .switchLatest()
.merge()
// end 18.7
