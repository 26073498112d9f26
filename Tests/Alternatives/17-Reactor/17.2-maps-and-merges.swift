// Maps and merges, leaves errors out as events, and keeps the state in a variable for each
// subscription.

// exercise 17.2
actions
  .map { [weak self] action -> Observable<Mutation> in
    guard let self else { return .empty() }
    return mutate(action: action).materialize().compactMap(\.element)
  }
  .merge()
  // end 17.2

  // exercise 17.2
  .deferred { [weak self, initialState] in
    var newest = initialState
    return
      mutations
      .map { mutation in
        if let self { newest = self.reduce(state: newest, mutation: mutation) }
        return newest
      }
      .startWith(initialState)
  }
// end 17.2
