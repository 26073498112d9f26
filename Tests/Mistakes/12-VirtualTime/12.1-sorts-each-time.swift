// Sorts everything at each removal: right, but slow with much work.

// exercise 12.1
let compare = compare
heap.sort { lhs, rhs in
  switch compare(lhs.time, rhs.time) {
  case .lessThan: true
  case .equal: lhs.number < rhs.number
  case .greaterThan: false
  }
}
// end 12.1
