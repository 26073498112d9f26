// Leaves the report in the state when the field is empty.

// exercise 17.7
// instead of: if city.isEmpty { state.report = nil }
// end 17.7
