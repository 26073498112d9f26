// Each letter is a request: nobody waits until the typing is over.

// exercise 17.7
return .concat(
  .just(.setCity(city)),
  untilNextAction(city.isEmpty ? .empty() : search(for: city))
)
// end 17.7
