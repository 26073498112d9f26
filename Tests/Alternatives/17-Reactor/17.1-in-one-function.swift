// Has all of it in `mutate`, and changes the state through key paths.

// exercise 17.1
/// Returns what a tap changes.
public func mutate(action: Action) -> Observable<Mutation> {
  let isOver = Observable.just(Mutation.setLoading(false))
  return Observable.deferred(request)
    .map { degrees in Mutation.setDegrees(degrees) }
    .catch { _ in Observable.empty() }
    .concat(isOver)
    .startWith(.setLoading(true))
}

/// Returns the state after a mutation.
public func reduce(state: State, mutation: Mutation) -> State {
  func changing<Value>(_ part: WritableKeyPath<State, Value>, to value: Value) -> State {
    var state = state
    state[keyPath: part] = value
    return state
  }
  return switch mutation {
  case .setLoading(let isLoading): changing(\.isLoading, to: isLoading)
  case .setDegrees(let degrees): changing(\.degrees, to: degrees)
  case .setUnit(let unit): changing(\.unit, to: unit)
  }
}
// end 17.1
