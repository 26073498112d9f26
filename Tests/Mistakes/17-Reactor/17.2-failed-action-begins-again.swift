// A failed action is tried once more before it is dropped, so its work is done twice and its
// mutations come twice.

// exercise 17.2 in Reactor+Stream.swift
actions.flatMap { [weak self] action -> Observable<Mutation> in
  guard let self else { return .empty() }
  return mutate(action: action).retry(2).catch { _ in .empty() }
}
// end 17.2

// exercise 17.2 in Reactor+Stream.swift
mutations
  .scan(initialState) { [weak self] state, mutation in
    self?.reduce(state: state, mutation: mutation) ?? state
  }
  .startWith(initialState)
// end 17.2
