// Those who were waiting hear the end alone.

// exercise 7.9
// instead of: for element in lastElements { tell(element, to: slots) }
// end 7.9
