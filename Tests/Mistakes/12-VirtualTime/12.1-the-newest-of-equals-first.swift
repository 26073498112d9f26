// Of equal times, what was added last comes out first.

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
switch compare(heap[index].time, heap[other].time) {
case .lessThan: true
case .equal: heap[index].number > heap[other].number
case .greaterThan: false
}
// end 12.1
