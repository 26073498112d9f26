// If a mutation comes inside `subscribe`, its state is sent first and the initial state after it.

// exercise 17.2
// instead of: mutations
// instead of: .scan(initialState) { [weak self] state, mutation in
// instead of: self?.reduce(state: state, mutation: mutation) ?? state
// instead of: }
// instead of: .startWith(initialState)
.merge(
  mutations.scan(initialState) { [weak self] state, mutation in
    self?.reduce(state: state, mutation: mutation) ?? state
  },
  .just(initialState)
)
// end 17.2
