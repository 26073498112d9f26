// Does nothing if the text is the one in the state: it ends neither the pause nor the request.

// exercise 17.7
// instead of: switch action {
// instead of: case .type(let city):
// instead of: typed(city)
// instead of: case .refresh:
// instead of: currentState.city.isEmpty ? .empty() : untilNextAction(search(for: currentState.city))
// instead of: }
switch action {
case .type(let city):
  city == currentState.city ? .empty() : typed(city)
case .refresh:
  currentState.city.isEmpty ? .empty() : untilNextAction(search(for: currentState.city))
}
// end 17.7
