// `leaks` looks only at kinds that were there after the first visit: what the second visit leaves of the first (a page that is replaced, not closed) is never reported.

// exercise 18.1
// instead of: let more = now.value - first[now.key, default: 0]
// instead of: if more > 0 { leaks[now.key] = more }
guard let before = first[now.key] else { return }
if now.value > before { leaks[now.key] = now.value - before }
// end 18.1
