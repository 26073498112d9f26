// Does not put what was typed on an earlier screen into the field.

// exercise 17.8
// instead of: field.text = reactor.currentState.city
// end 17.8
