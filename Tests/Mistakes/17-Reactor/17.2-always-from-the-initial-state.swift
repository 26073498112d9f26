// Each mutation is reduced into the initial state, not into the newest one.

// exercise 17.2
// instead of: .scan(initialState) { [weak self] state, mutation in
// instead of: self?.reduce(state: state, mutation: mutation) ?? state
// instead of: }
.map { [weak self, initialState] mutation in
  self?.reduce(state: initialState, mutation: mutation) ?? initialState
}
// end 17.2
