// Asks about the city of the report, though another one is in the field.

// exercise 17.7
// instead of: currentState.city.isEmpty ? .empty() : untilNextAction(search(for: currentState.city))
currentState.city.isEmpty
  ? .empty()
  : untilNextAction(search(for: currentState.report?.city ?? currentState.city))
// end 17.7
