// Sinks to the left child, also where the right one is due before it.

// exercise 12.1
var index = index
while index > 0 {
  let parent = (index - 1) / 2
  guard isDue(index, before: parent) else { return }
  heap.swapAt(index, parent)
  index = parent
}
// end 12.1

// exercise 12.1
var index = index
while 2 * index + 1 < heap.count {
  let child = 2 * index + 1
  guard isDue(child, before: index) else { return }
  heap.swapAt(index, child)
  index = child
}
// end 12.1
