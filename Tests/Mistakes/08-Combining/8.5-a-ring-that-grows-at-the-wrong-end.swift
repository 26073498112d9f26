// A ring buffer that gets its new room at the end of the memory, where the line may go on from the
// beginning: then elements come out of order.

// exercise 8.5
gaps == 0 ? .sendResult : .wait
// end 8.5

// exercise 8.5
if gaps == 0 {
  .sendResult
} else if living == 1 {
  .complete
} else {
  .wait
}
// end 8.5

// exercise 8.5
private var ring: [Element?] = Array(repeating: nil, count: 4)
private var head = 0
private var count = 0

override var isEmpty: Bool { count == 0 }

override func keep(_ element: Element) {
  if count == ring.count {
    ring.append(contentsOf: [Element?](repeating: nil, count: count))
  }
  ring[(head + count) % ring.count] = .some(element)
  count += 1
}

override func give() throws -> Element {
  guard count > 0, let element = ring[head].take() else { throw NothingToGive() }
  head = (head + 1) % ring.count
  count -= 1
  return element
}
// end 8.5
