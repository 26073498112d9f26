// Reports what there is less of, too: something that is gone again is taken for a leak.

// exercise 18.1
// instead of: return counts.reduce(into: [:]) { leaks, now in
// instead of: let more = now.value - first[now.key, default: 0]
// instead of: if more > 0 { leaks[now.key] = more }
// instead of: }
return first.merging(counts) { before, now in now - before }.filter { $0.value != 0 }
// end 18.1
