// The state is remembered outside of the subscription, so a second subscription to the states
// goes on from where the first is and still begins with the initial state.

// exercise 17.2 in Reactor+Stream.swift
actions.flatMap { [weak self] action -> Observable<Mutation> in
  guard let self else { return .empty() }
  return mutate(action: action).catch { _ in .empty() }
}
// end 17.2

// exercise 17.2 in Reactor+Stream.swift
let initial = initialState
var newest = initial
return
  mutations
  .map { [weak self] mutation -> State in
    if let self { newest = reduce(state: newest, mutation: mutation) }
    return newest
  }
  .startWith(initial)
// end 17.2
