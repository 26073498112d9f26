// Begins trees only at observers that are not sinks: a sink whose observer has died is not drawn,
// and that is the one to look for.

// exercise 18.3
sinks.filter { !$0.observer.contains("#") }
  .map { root in
    ([root.observer] + branch(of: root, depth: 0)).joined(separator: "\n")
  }
// end 18.3
