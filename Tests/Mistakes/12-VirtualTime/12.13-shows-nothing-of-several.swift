// Says that one of several subscribers hears something else, and not what.

// exercise 12.13
// instead of: return "three subscribe to \(line), a tick apart, the first leaves: \(actual), left at \(ends)"
return "three subscribe, each a tick later, and one of them hears something else than was promised"
// end 12.13
