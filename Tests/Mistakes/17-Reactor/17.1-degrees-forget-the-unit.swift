// New degrees make a fresh state, whose unit is Celsius again.

// exercise 17.1
/// Returns what a tap changes.
public func mutate(action: Action) -> Observable<Mutation> {
  .concat(
    .just(.setLoading(true)),
    request().map(Mutation.setDegrees).catch { _ in .empty() },
    .just(.setLoading(false))
  )
}

/// Returns the state after a mutation.
public func reduce(state: State, mutation: Mutation) -> State {
  switch mutation {
  case .setLoading(let isLoading):
    State(isLoading: isLoading, degrees: state.degrees, unit: state.unit)
  case .setDegrees(let degrees):
    State(isLoading: state.isLoading, degrees: degrees)
  case .setUnit(let unit):
    State(isLoading: state.isLoading, degrees: state.degrees, unit: unit)
  }
}
// end 17.1
