// Disposes a source that has completed while the lock is held.
// Changes: 8.13-one-lock-for-all.swift

// exercise 8.13
// instead of: state.missing -= 1
// instead of: return state.missing == 0 ? .all(state.lasts.flatMap { $0 }) : .goesOn
state.missing -= 1
if state.missing > 0 { subscriptions[number].dispose() }
return state.missing == 0 ? .all(state.lasts.flatMap { $0 }) : .goesOn
// end 8.13
