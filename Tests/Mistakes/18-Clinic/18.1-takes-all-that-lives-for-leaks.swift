// Compares with nothing: takes everything that is alive for a leak.

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
for _ in 0..<visits { visit() }
return counts
// end 18.1
