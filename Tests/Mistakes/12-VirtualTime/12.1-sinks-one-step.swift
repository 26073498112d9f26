// Sinks below the first of its children, and no further.

// exercise 12.1
var next = index
for child in [2 * index + 1, 2 * index + 2]
where child < heap.count && isDue(child, before: next) {
  next = child
}
heap.swapAt(index, next)
// end 12.1
