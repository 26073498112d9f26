// Each mutation is reduced into the initial state, not into the newest one.

// exercise 17.2
actions.flatMap { [weak self] action -> Observable<Mutation> in
  guard let self else { return .empty() }
  return mutate(action: action).catch { _ in .empty() }
}
// end 17.2

// exercise 17.2
mutations
  .map { [weak self, initialState] mutation in
    self?.reduce(state: initialState, mutation: mutation) ?? initialState
  }
  .startWith(initialState)
// end 17.2
