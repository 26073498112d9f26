// Looks whether it is the current one, and forgets it under the lock a second time: in between,
// another thread may have begun a new connection.

// exercise 14.2 in Connections.swift
guard state.withLock({ $0.current }) === connection else { return }
_ = state.withLock { $0.current.take() }
// end 14.2
