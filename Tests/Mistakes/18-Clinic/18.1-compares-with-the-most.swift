// Compares each visit with the most that there was before, and not the last with the first.

// exercise 18.1
// instead of: for _ in 1..<visits { visit() }
// instead of: return counts.reduce(into: [:]) { leaks, now in
// instead of: let more = now.value - first[now.key, default: 0]
// instead of: if more > 0 { leaks[now.key] = more }
// instead of: }
var highest = first
for _ in 1..<visits {
  visit()
  highest.merge(counts, uniquingKeysWith: max)
}
return highest.reduce(into: [:]) { leaks, now in
  let more = now.value - first[now.key, default: 0]
  if more > 0 { leaks[now.key] = more }
}
// end 18.1
