// An action that has failed becomes one that never ends.

// exercise 17.2
// instead of: return mutate(action: action).catch { _ in .empty() }
return mutate(action: action).catch { _ in .never() }
// end 17.2
