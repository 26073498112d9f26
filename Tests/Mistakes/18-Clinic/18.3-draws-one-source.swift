// Follows the first source of each sink only: the rest of what is merged is left out.

// exercise 18.3
let names = Set(sinks.map(\.name))
return sinks.filter { !names.contains($0.observer) }
  .map { root in
    ([root.observer] + branch(of: root, depth: 0)).joined(separator: "\n")
  }
// end 18.3

// exercise 18.3
let source = sinks.first { $0.observer == sink.name }
return [line(for: sink, depth: depth)]
  + (source.map { branch(of: $0, depth: depth + 1) } ?? [])
// end 18.3
