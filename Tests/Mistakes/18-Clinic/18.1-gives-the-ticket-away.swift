// Takes a ticket and doesn't keep it: the ticket is freed before the first element comes.

// exercise 18.1
let entry = Entry(kind: kind ?? "\(type(of: object))", object: object)
entries.withLock { $0.append(entry) }
// end 18.1

// exercise 18.1
// Copied out first: an object whose last reference this turns out to be dies outside the lock.
let entries = entries.withLock { $0 }
let living = entries.filter { $0.object != nil }
return Dictionary(living.map { ($0.kind, 1) }, uniquingKeysWith: +)
// end 18.1

// exercise 18.1
guard visits > 0 else { return [:] }
visit()
let first = counts
for _ in 1..<visits { visit() }
return counts.reduce(into: [:]) { leaks, now in
  let more = now.value - first[now.key, default: 0]
  if more > 0 { leaks[now.key] = more }
}
// end 18.1

// exercise 18.1
Observable.deferred {
  _ = census.ticket(kind)
  return self.asObservable()
}
// end 18.1
