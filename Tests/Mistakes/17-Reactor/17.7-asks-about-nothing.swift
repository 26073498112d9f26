// Searches for an empty field, too.

// exercise 17.7
// instead of: return .concat(.just(.setCity(city)), untilNextAction(city.isEmpty ? .empty() : later))
return .concat(.just(.setCity(city)), untilNextAction(later))
// end 17.7
