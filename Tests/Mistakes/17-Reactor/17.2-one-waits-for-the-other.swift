// An action waits until the one before it is over: a slow request blocks the screen.

// exercise 17.2
actions.concatMap { [weak self] action -> Observable<Mutation> in
  guard let self else { return .empty() }
  return mutate(action: action).catch { _ in .empty() }
}
// end 17.2
