// An error after a report of the same request is dropped; breaks "An error becomes a sentence in
// the state, by `sentence(about:)`, and is set each time."

// exercise 17.7
/// What changes.
public enum Mutation: Sendable {
  /// The user has typed a city.
  case setCity(String)

  /// A request is sent.
  case beginLoading

  /// A request has brought a report.
  case setReport(WeatherReport)

  /// A request has failed.
  case setError(String)
}

/// Returns what an action changes.
public func mutate(action: Action) -> Observable<Mutation> {
  switch action {
  case .type(let city):
    let later =
      city.isEmpty
      ? Observable<Mutation>.empty()
      : search(for: city).delaySubscription(pause, scheduler: clock)
    return .concat(.just(.setCity(city)), untilNextAction(later))
  case .refresh:
    let city = currentState.city
    return city.isEmpty ? .empty() : untilNextAction(search(for: city))
  }
}

private func untilNextAction(_ mutations: Observable<Mutation>) -> Observable<Mutation> {
  mutations.take(until: action)
}

private func search(for city: String) -> Observable<Mutation> {
  .concat(
    .just(.beginLoading),
    weather(city).map(Mutation.setReport)
      .catch { error in .just(.setError(Self.sentence(about: error))) }
  )
}

/// Returns the state after a mutation.
public func reduce(state: State, mutation: Mutation) -> State {
  var state = state
  switch mutation {
  case .setCity(let city):
    state.city = city
    state.isLoading = false
    if city.isEmpty { state.report = nil }
  case .beginLoading:
    state.isLoading = true
  case .setReport(let report):
    state.report = report
    state.isLoading = false
  case .setError(let sentence):
    // An answer that is not awaited any more.
    guard state.isLoading else { break }
    state.error = sentence
    state.isLoading = false
  }
  return state
}
// end 17.7
