// Each letter is a request: nobody waits until the typing is over.

// exercise 16.7
return .concat(
  .just(.setCity(city)),
  untilNextAction(city.isEmpty ? .empty() : search(for: city))
)
// end 16.7
