// Does not report that a search is under way.

// exercise 16.8
// instead of: .startWith(.underWay)
// end 16.8
