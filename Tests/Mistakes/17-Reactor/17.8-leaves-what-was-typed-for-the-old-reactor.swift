// Sets the field only if the state has a city: a new reactor finds the text of the old one.

// exercise 17.8
// instead of: field.text = reactor.currentState.city
if !reactor.currentState.city.isEmpty { field.text = reactor.currentState.city }
// end 17.8
