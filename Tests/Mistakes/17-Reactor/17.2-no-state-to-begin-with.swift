// `scan` does not send what it begins with: the screen is empty until the first mutation.

// exercise 17.2
actions.flatMap { [weak self] action -> Observable<Mutation> in
  guard let self else { return .empty() }
  return mutate(action: action).catch { _ in .empty() }
}
// end 17.2

// exercise 17.2
mutations.scan(initialState) { [weak self] state, mutation in
  self?.reduce(state: state, mutation: mutation) ?? state
}
// end 17.2
