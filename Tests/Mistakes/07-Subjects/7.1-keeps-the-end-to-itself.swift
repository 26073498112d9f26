// Only elements are told: whoever listens waits for an end that never comes.

// exercise 7.1 in Registry.swift
return places.insert(place)
// end 7.1

// exercise 7.1 in Registry.swift
if case .failed = end { place.tell(end) }
// end 7.1
