// Indents nothing: you can't see who listens to whom.

// exercise 18.3
let names = Set(sinks.map(\.name))
return sinks.filter { !names.contains($0.observer) }
  .map { root in
    ([root.observer] + branch(of: root, depth: 0)).joined(separator: "\n")
  }
// end 18.3

// exercise 18.3
let sources = sinks.filter { $0.observer == sink.name }
return [line(for: sink, depth: depth)]
  + sources.flatMap { branch(of: $0, depth: depth) }
// end 18.3
