// Turns the spinner over, whatever the mutation says: a second tap stops it.

// exercise 17.1
// instead of: switch mutation {
// instead of: case .setLoading(let isLoading): state.isLoading = isLoading
// instead of: case .setDegrees(let degrees): state.degrees = degrees
// instead of: case .setUnit(let unit): state.unit = unit
// instead of: }
switch mutation {
case .setLoading: state.isLoading.toggle()
case .setDegrees(let degrees): state.degrees = degrees
case .setUnit(let unit): state.unit = unit
}
// end 17.1
