// Subscribes to everything again after an error: that cancels what other actions have under way.

// exercise 17.2
actions
  .flatMap { [weak self] action -> Observable<Mutation> in
    self?.mutate(action: action) ?? .empty()
  }
  .retry()
// end 17.2
