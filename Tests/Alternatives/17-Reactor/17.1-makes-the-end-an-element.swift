// Makes the end of the request an element, which becomes the mutation that stops loading.

// exercise 17.1
/// Returns what a tap changes.
public func mutate(action: Action) -> Observable<Mutation> {
  switch action {
  case .refresh: refresh()
  }
}

private func refresh() -> Observable<Mutation> {
  request()
    .materialize()
    .map { event in event.element.map(Mutation.setDegrees) ?? .setLoading(false) }
    .startWith(.setLoading(true))
}

/// Returns the state after a mutation.
public func reduce(state: State, mutation: Mutation) -> State {
  switch mutation {
  case .setLoading(let isLoading):
    State(isLoading: isLoading, degrees: state.degrees, unit: state.unit)
  case .setDegrees(let degrees):
    State(isLoading: state.isLoading, degrees: degrees, unit: state.unit)
  case .setUnit(let unit):
    State(isLoading: state.isLoading, degrees: state.degrees, unit: unit)
  }
}
// end 17.1
