// The initial state is asked for when somebody subscribes, in a closure that holds `self`: whoever
// keeps the sequence of states, keeps the reactor. The subscription alone does not.

// exercise 17.2
// instead of: mutations
// instead of: .scan(initialState) { [weak self] state, mutation in
// instead of: self?.reduce(state: state, mutation: mutation) ?? state
// instead of: }
// instead of: .startWith(initialState)
.deferred {
  let first = self.initialState
  return
    mutations
    .scan(first) { [weak self] state, mutation in
      self?.reduce(state: state, mutation: mutation) ?? state
    }
    .startWith(first)
}
// end 17.2
