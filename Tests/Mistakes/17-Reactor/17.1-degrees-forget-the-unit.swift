// New degrees make a fresh state, whose unit is Celsius again.

// exercise 17.1
// instead of: switch mutation {
// instead of: case .setLoading(let isLoading): state.isLoading = isLoading
// instead of: case .setDegrees(let degrees): state.degrees = degrees
// instead of: case .setUnit(let unit): state.unit = unit
// instead of: }
switch mutation {
case .setLoading(let isLoading): state.isLoading = isLoading
case .setDegrees(let degrees): state = State(isLoading: state.isLoading, degrees: degrees)
case .setUnit(let unit): state.unit = unit
}
// end 17.1
