// The observers are let go, and the number of subscriptions is still that of before.

// exercise 7.4 in Registry.swift
let places = state.withLock { state in
  state.life = .disposed
  return state.places.removeAll()
}
places.forEach { $0.close() }
// end 7.4
