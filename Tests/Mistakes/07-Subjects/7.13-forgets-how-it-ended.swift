// The end is kept with the past and goes with it: a later observer waits for ever.
// Changes: 7.13-lock-bag-and-serializer.swift

// exercise 7.13
// instead of: past = state.backlog.take() ?? [state.end].compactMap(\.self)
past = state.backlog.take() ?? []
// end 7.13
