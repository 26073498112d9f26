// Takes the report out of the state with each letter.

// exercise 17.7
// instead of: if city.isEmpty { state.report = nil }
state.report = nil
// end 17.7
