// The stream keeps the reactor that will keep the stream.

// exercise 16.2
actions.flatMap { action in self.mutate(action: action).catch { _ in .empty() } }
// end 16.2
