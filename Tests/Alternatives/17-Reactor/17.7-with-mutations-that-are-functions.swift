// Its mutations are functions that change a state, and all of `mutate` is one chain.

// exercise 17.7
/// What changes: how to change it.
public typealias Mutation = (inout State) -> Void

/// Returns what changes when somebody types or taps.
public func mutate(action: Action) -> Observable<Mutation> {
  let next = self.action
  switch action {
  case .type(let city):
    let typed: Mutation = { state in
      state.city = city
      state.isLoading = false
      if city.isEmpty { state.report = nil }
    }
    guard !city.isEmpty else { return .just(typed) }
    let search = request(for: city).delaySubscription(pause, scheduler: clock)
    return search.take(until: next).startWith(typed)
  case .refresh:
    let city = currentState.city
    return city.isEmpty ? .empty() : request(for: city).take(until: next)
  }
}

private func request(for city: String) -> Observable<Mutation> {
  let begin: Mutation = { state in state.isLoading = true }
  return weather(city)
    .map { report -> Mutation in
      { state in
        state.report = report
        state.isLoading = false
      }
    }
    .catch { error -> Observable<Mutation> in
      let show: Mutation = { state in
        state.error = Self.sentence(about: error)
        state.isLoading = false
      }
      return .just(show)
    }
    .startWith(begin)
}

/// Returns the state after a mutation.
public func reduce(state: State, mutation: Mutation) -> State {
  var state = state
  mutation(&state)
  return state
}
// end 17.7
