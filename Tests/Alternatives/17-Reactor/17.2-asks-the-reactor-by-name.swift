// Holds the reactor weakly under a name, and says the state that stays in front.

// exercise 17.2
// instead of: actions.flatMap { [weak self] action -> Observable<Mutation> in
// instead of: guard let self else { return .empty() }
// instead of: return mutate(action: action).catch { _ in .empty() }
// instead of: }
actions.flatMap { [weak reactor = self] action -> Observable<Mutation> in
  reactor?.mutate(action: action).catch { _ in .empty() } ?? .empty()
}
// end 17.2

// exercise 17.2
// instead of: .scan(initialState) { [weak self] state, mutation in
// instead of: self?.reduce(state: state, mutation: mutation) ?? state
// instead of: }
.scan(initialState) { [weak self] state, mutation in
  guard let self else { return state }
  return reduce(state: state, mutation: mutation)
}
// end 17.2
