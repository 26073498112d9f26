// Of equal times, the one at the lower index comes first, but sinking changes the indices.

// exercise 12.1
// instead of: switch compare(heap[index].time, heap[other].time) {
// instead of: case .lessThan: true
// instead of: case .equal: heap[index].number < heap[other].number
// instead of: case .greaterThan: false
// instead of: }
switch compare(heap[index].time, heap[other].time) {
case .lessThan: true
case .equal: index < other
case .greaterThan: false
}
// end 12.1
