// A right child that is the last item of all is not looked at: what is moved to the top stays above
// it, though it is due later.

// exercise 12.1
// instead of: for child in [2 * index + 1, 2 * index + 2]
// instead of: where child < heap.count && isDue(child, before: next) {
// instead of: next = child
// instead of: }
let (left, right, last) = (2 * index + 1, 2 * index + 2, heap.count - 1)
if left <= last, isDue(left, before: next) { next = left }
if right < last, isDue(right, before: next) { next = right }
// end 12.1
