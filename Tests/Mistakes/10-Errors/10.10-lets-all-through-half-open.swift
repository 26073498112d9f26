// While it is half-open it lets all requests through, until the first has ended.

// exercise 10.10
// instead of: state = .trying
// end 10.10
