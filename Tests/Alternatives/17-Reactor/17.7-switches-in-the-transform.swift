// Only the city comes from `mutate`; a `transform` switches to the search of the newest action.

// exercise 17.7
// instead of: switch action {
// instead of: case .type(let city):
// instead of: typed(city)
// instead of: case .refresh:
// instead of: currentState.city.isEmpty ? .empty() : untilNextAction(search(for: currentState.city))
// instead of: }
guard case .type(let city) = action else { return .empty() }
return .just(.setCity(city))
// instead of: private func typed(_ city: String) -> Observable<Mutation> {
// instead of: let later = search(for: city).delaySubscription(pause, scheduler: clock)
// instead of: return .concat(.just(.setCity(city)), untilNextAction(city.isEmpty ? .empty() : later))
// instead of: }
/// Adds what is found for the newest action.
public func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
  let found = action.flatMapLatest { [weak self] action -> Observable<Mutation> in
    guard let self else { return .empty() }
    switch action {
    case .type(""): return .empty()
    case .type(let city):
      return search(for: city).delaySubscription(pause, scheduler: clock)
    case .refresh:
      return currentState.city.isEmpty ? .empty() : search(for: currentState.city)
    }
  }
  return .merge(mutation, found)
}
// instead of: private func untilNextAction(_ mutations: Observable<Mutation>) -> Observable<Mutation> {
// instead of: mutations.take(until: action)
// instead of: }
// end 17.7
