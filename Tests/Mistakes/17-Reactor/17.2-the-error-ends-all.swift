// Catches the error at the end of the chain: nothing is heard after it.

// exercise 17.2
actions
  .flatMap { [weak self] action in self?.mutate(action: action) ?? .empty() }
  .catch { _ in .empty() }
// end 17.2
