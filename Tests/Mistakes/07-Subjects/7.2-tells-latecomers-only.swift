// Those who were waiting hear the end alone, and not what was held back for it.

// exercise 7.2
// instead of: for element in lastElements { tell(element, to: slots) }
_ = lastElements
// end 7.2
