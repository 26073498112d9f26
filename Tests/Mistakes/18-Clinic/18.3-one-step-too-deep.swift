// Indents the sink below the observer as far as a source of it.

// exercise 18.3
// instead of: ([root.observer] + branch(of: root, depth: 0)).joined(separator: "\n")
([root.observer] + branch(of: root, depth: 1)).joined(separator: "\n")
// end 18.3
