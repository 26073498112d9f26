// Lets `withUnretained` hold the reactor, and changes one state in place.

// exercise 17.2
actions.withUnretained(self)
  .flatMap { reactor, action in
    reactor.mutate(action: action).catch { _ in .empty() }
  }
// end 17.2

// exercise 17.2
Observable.just(initialState)
  .concat(
    mutations.scan(into: initialState) { [weak self] state, mutation in
      guard let self else { return }
      state = reduce(state: state, mutation: mutation)
    }
  )
// end 17.2
