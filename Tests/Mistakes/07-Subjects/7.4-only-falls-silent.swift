// The subject passes on nothing any more, and keeps its observers for as long as it lives.

// exercise 7.4 in Registry.swift
let places = state.withLock { state in
  state.life = .disposed
  return state.places
}
places.forEach { $0.close() }
// end 7.4
