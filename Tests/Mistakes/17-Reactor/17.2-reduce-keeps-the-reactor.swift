// Passes the method itself, which captures its object.

// exercise 17.2
actions.flatMap { [weak self] action -> Observable<Mutation> in
  guard let self else { return .empty() }
  return mutate(action: action).catch { _ in .empty() }
}
// end 17.2

// exercise 17.2
mutations.scan(initialState, accumulator: reduce(state:mutation:)).startWith(initialState)
// end 17.2
