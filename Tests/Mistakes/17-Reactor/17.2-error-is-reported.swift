// An error that mutate lets out goes to the default error handler; breaks "An error in `mutate`
// ends the mutations of *that* action, silently, as in ReactorKit."

// exercise 17.2
actions.flatMap { [weak self] action -> Observable<Mutation> in
  guard let self else { return .empty() }
  return mutate(action: action)
    .catch { error in
      Hooks.defaultErrorHandler([], error)
      return .empty()
    }
}
// end 17.2

// exercise 17.2
mutations
  .scan(initialState) { [weak self] state, mutation in
    self?.reduce(state: state, mutation: mutation) ?? state
  }
  .startWith(initialState)
// end 17.2
