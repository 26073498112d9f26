// Never takes a choice back: the page goes on with the city before.

// exercise 18.5
// instead of: city = nil
// end 18.5
