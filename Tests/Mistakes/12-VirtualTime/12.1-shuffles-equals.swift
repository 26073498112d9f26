// Looks only at the times: a heap does not keep the order of equals.

// exercise 12.1
var index = index
while true {
  var next = index
  for child in [2 * index + 1, 2 * index + 2]
  where child < heap.count && isDue(child, before: next) {
    next = child
  }
  guard next != index else { return }
  heap.swapAt(index, next)
  index = next
}
// end 12.1

// exercise 12.1
compare(heap[index].time, heap[other].time) == .lessThan
// end 12.1
