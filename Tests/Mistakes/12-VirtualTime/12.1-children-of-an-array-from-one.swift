// Counts the children as if the array began at 1.

// exercise 12.1
// instead of: for child in [2 * index + 1, 2 * index + 2]
// instead of: where child < heap.count && isDue(child, before: next) {
// instead of: next = child
// instead of: }
for child in [2 * index, 2 * index + 1] where child < heap.count && isDue(child, before: next) {
  next = child
}
// end 12.1
