// An action ends the one before it: typing a letter ends a download.

// exercise 17.2
actions.flatMapLatest { [weak self] action -> Observable<Mutation> in
  guard let self else { return .empty() }
  return mutate(action: action).catch { _ in .empty() }
}
// end 17.2
