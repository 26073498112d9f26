// Counts the requests under way in a property, and `reduce` reads it: it has a memory.

// exercise 17.1
// instead of: switch mutation {
// instead of: case .setLoading(let isLoading): state.isLoading = isLoading
// instead of: case .setDegrees(let degrees): state.degrees = degrees
// instead of: case .setUnit(let unit): state.unit = unit
// instead of: }
switch mutation {
case .setLoading(let isLoading):
  underWay += isLoading ? 1 : -1
  state.isLoading = underWay > 0
case .setDegrees(let degrees): state.degrees = degrees
case .setUnit(let unit): state.unit = unit
}
// instead of: private func refresh() -> Observable<Mutation> {
// instead of: .concat(
// instead of: .just(.setLoading(true)),
// instead of: request().map(Mutation.setDegrees).catch { _ in .empty() },
// instead of: .just(.setLoading(false))
// instead of: )
// instead of: }
private var underWay = 0

private func refresh() -> Observable<Mutation> {
  .concat(
    .just(.setLoading(true)),
    request().map(Mutation.setDegrees).catch { _ in .empty() },
    .just(.setLoading(false))
  )
}
// end 17.1
