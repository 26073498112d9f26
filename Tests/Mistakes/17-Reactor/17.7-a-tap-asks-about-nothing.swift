// Asks for a tap, even with an empty field.

// exercise 17.7
// instead of: currentState.city.isEmpty ? .empty() : untilNextAction(search(for: currentState.city))
untilNextAction(search(for: currentState.city))
// end 17.7
