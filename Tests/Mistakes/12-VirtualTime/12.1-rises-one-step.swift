// Compares with the parent once, and rises no further.

// exercise 12.1
let parent = (index - 1) / 2
if index > 0, isDue(index, before: parent) { heap.swapAt(index, parent) }
// end 12.1
