// Recursion instead of a loop, and a tuple of two conditions instead of a switch.

// exercise 12.1
let children = (2 * index + 1...2 * index + 2).filter { $0 < heap.count }
guard let first = children.min(by: { isDue($0, before: $1) }), isDue(first, before: index) else {
  return
}
heap.swapAt(index, first)
siftDown(first)
// end 12.1

// exercise 12.1
let order = compare(heap[index].time, heap[other].time)
return order == .lessThan || (order == .equal && heap[index].number < heap[other].number)
// end 12.1
