// Follows the first source of each machine: what is merged is left out.

// exercise 18.3
let names = Set(machines.map(\.name))
return machines.filter { !names.contains($0.observer) }
  .map { root in
    ([root.observer] + branch(of: root, depth: 0)).joined(separator: "\n")
  }
// end 18.3

// exercise 18.3
let source = machines.first { $0.observer == machine.name }
return [line(for: machine, depth: depth)]
  + (source.map { branch(of: $0, depth: depth + 1) } ?? [])
// end 18.3
