// The stream keeps the reactor that will keep the stream: a retain cycle.

// exercise 17.2
actions.flatMap { action in self.mutate(action: action).catch { _ in .empty() } }
// end 17.2
