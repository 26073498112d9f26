// Goes no step further in: who listens to whom is not to be seen.

// exercise 18.3
let names = Set(machines.map(\.name))
return machines.filter { !names.contains($0.observer) }
  .map { root in
    ([root.observer] + branch(of: root, depth: 0)).joined(separator: "\n")
  }
// end 18.3

// exercise 18.3
let sources = machines.filter { $0.observer == machine.name }
return [line(for: machine, depth: depth)]
  + sources.flatMap { branch(of: $0, depth: depth) }
// end 18.3
