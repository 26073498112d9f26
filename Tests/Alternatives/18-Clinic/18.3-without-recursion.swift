// Walks each tree with a list of sinks that are still to be drawn, not by recursion.

// exercise 18.3
let names = sinks.map(\.name)
var trees: [String] = []
for sink in sinks where !names.contains(sink.observer) {
  let lines = [sink.observer] + branch(of: sink, depth: 0)
  trees.append(lines.joined(separator: "\n"))
}
return trees
// end 18.3

// exercise 18.3
let listeners = Dictionary(grouping: sinks, by: \.observer)
var lines: [String] = []
var waiting = [(sink: sink, depth: depth)]
while let (sink, depth) = waiting.popLast() {
  lines.append(line(for: sink, depth: depth))
  // The last one in is drawn first.
  waiting += listeners[sink.name, default: []].reversed().map { ($0, depth + 1) }
}
return lines
// end 18.3
