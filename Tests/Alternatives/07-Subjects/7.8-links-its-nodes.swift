// Keeps the elements in a linked list, the oldest first.

// exercise 7.8
private final class Node {
  let element: Element
  var next: Node?

  init(_ element: Element) {
    self.element = element
  }
}

private var oldest: Node?
private var newest: Node?
private var count = 0
// end 7.8

// exercise 7.8
guard limit > 0 else { return }
let node = Node(element)
if let newest { newest.next = node } else { oldest = node }
newest = node
guard count == limit else { return count += 1 }
if let out = oldest {
  element = out.element
  oldest = out.next
}
// end 7.8

// exercise 7.8
var elements: [Element] = []
var node = oldest
while let current = node {
  elements.append(current.element)
  node = current.next
}
return elements
// end 7.8
