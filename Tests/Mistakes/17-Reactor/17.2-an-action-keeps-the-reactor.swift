// Holds the reactor weakly in the stream, and strongly in the closure that catches the error of an
// action.

// exercise 17.2
actions.flatMap { [weak self] action -> Observable<Mutation> in
  guard let self else { return .empty() }
  return mutate(action: action)
    .catch { _ in
      _ = self
      return .empty()
    }
}
// end 17.2
