// Sinks to the bottom along the earlier children, and then lets the item rise again.

// exercise 12.1
var index = index
while 2 * index + 1 < heap.count {
  let left = 2 * index + 1
  let right = left + 1
  let next = right < heap.count && isDue(right, before: left) ? right : left
  heap.swapAt(index, next)
  index = next
}
if index < heap.count { siftUp(index) }
// end 12.1

// exercise 12.1
switch compare(heap[index].time, heap[other].time) {
case .lessThan: true
case .equal: heap[index].number < heap[other].number
case .greaterThan: false
}
// end 12.1
