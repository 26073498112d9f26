// The past is told like new elements, and goes behind what came before the replay began.

// exercise 7.7
// instead of: for element in past { pass(element) }
for element in past { tell(element) }
// end 7.7
