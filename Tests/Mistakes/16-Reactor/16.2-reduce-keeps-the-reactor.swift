// The method itself is handed over, and keeps its object.

// exercise 16.2
actions.flatMap { [weak self] action -> Observable<Mutation> in
  guard let self else { return .empty() }
  return mutate(action: action).catch { _ in .empty() }
}
// end 16.2

// exercise 16.2
mutations.scan(initialState, accumulator: reduce(state:mutation:)).startWith(initialState)
// end 16.2
