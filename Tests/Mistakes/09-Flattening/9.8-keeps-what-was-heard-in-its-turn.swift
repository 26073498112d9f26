// Reads from an array by index, and lets go of nothing before the sequence is through: what was
// heard is kept.
// Changes: 9.8-one-lock-one-loop.swift

// exercise 9.8
// instead of: var elements = Queue<Element>()
var elements: [Element] = []
var heard = 0

// instead of: var garbage: [Queue<Heard>] = []
var garbage: [[Heard]] = []

// instead of: place.elements = Queue()
place.elements = []
place.heard = 0

// instead of: if let element = place.elements.removeFirst() { return .tell(element) }
if place.heard < place.elements.count {
  place.heard += 1
  return .tell(place.elements[place.heard - 1])
}
// end 9.8
