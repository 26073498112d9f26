// Sinks to the left child, even where the right one is due before it.

// exercise 12.1
var index = index
while 2 * index + 1 < heap.count {
  let child = 2 * index + 1
  guard isDue(child, before: index) else { return }
  heap.swapAt(index, child)
  index = child
}
// end 12.1
