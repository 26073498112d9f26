// Changes places with the last child that is due before it, even if the other one is due earlier.

// exercise 12.1
// instead of: for child in [2 * index + 1, 2 * index + 2]
// instead of: where child < heap.count && isDue(child, before: next) {
// instead of: next = child
// instead of: }
for child in [2 * index + 1, 2 * index + 2]
where child < heap.count && isDue(child, before: index) {
  next = child
}
// end 12.1
