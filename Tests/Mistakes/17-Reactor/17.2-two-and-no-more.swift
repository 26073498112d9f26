// Lets two actions be under way, and makes the third wait.

// exercise 17.2
// instead of: actions.flatMap { [weak self] action -> Observable<Mutation> in
// instead of: guard let self else { return .empty() }
// instead of: return mutate(action: action).catch { _ in .empty() }
// instead of: }
actions
  .map { [weak self] action -> Observable<Mutation> in
    guard let self else { return .empty() }
    return mutate(action: action).catch { _ in .empty() }
  }
  .merge(maxConcurrent: 2)
// end 17.2
