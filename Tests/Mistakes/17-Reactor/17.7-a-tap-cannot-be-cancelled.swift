// Cancels what letters have begun, and not what a tap has.

// exercise 17.7
// instead of: currentState.city.isEmpty ? .empty() : untilNextAction(search(for: currentState.city))
currentState.city.isEmpty ? .empty() : search(for: currentState.city)
// end 17.7
