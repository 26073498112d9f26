// Stops where there is only one child, which may be due earlier.

// exercise 12.1
// instead of: while true {
// instead of: var next = index
// instead of: for child in [2 * index + 1, 2 * index + 2]
// instead of: where child < heap.count && isDue(child, before: next) {
// instead of: next = child
// instead of: }
// instead of: guard next != index else { return }
// instead of: heap.swapAt(index, next)
// instead of: index = next
// instead of: }
while 2 * index + 2 < heap.count {
  let left = 2 * index + 1
  let right = 2 * index + 2
  let next = isDue(left, before: right) ? left : right
  guard isDue(next, before: index) else { return }
  heap.swapAt(index, next)
  index = next
}
// end 12.1
