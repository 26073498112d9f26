// Begins a tree at observers that are no machines alone: a machine whose observer has died is not
// drawn, and that is the one that is looked for.

// exercise 18.3
machines.filter { !$0.observer.contains("#") }
  .map { root in
    ([root.observer] + branch(of: root, depth: 0)).joined(separator: "\n")
  }
// end 18.3
