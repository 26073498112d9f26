// The observers are freed while the lock is held.

// exercise 7.4 in Registry.swift
state.withLock { state in
  state.life = .disposed
  state.subscriptions = 0
  state.places.forEach { $0.close() }
  state.places.removeAll()
}
// end 7.4
