// Looks only at the times: a heap does not keep the order of equals.

// exercise 12.1
// instead of: switch compare(heap[index].time, heap[other].time) {
// instead of: case .lessThan: true
// instead of: case .equal: heap[index].number < heap[other].number
// instead of: case .greaterThan: false
// instead of: }
compare(heap[index].time, heap[other].time) == .lessThan
// end 12.1
