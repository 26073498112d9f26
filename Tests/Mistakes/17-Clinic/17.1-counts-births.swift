// Counts all that were ever enrolled: nobody ever dies in this census.

// exercise 17.1
let entry = Entry(kind: kind ?? "\(type(of: object))", object: object)
entries.withLock { $0.append(entry) }
// end 17.1

// exercise 17.1
Dictionary(entries.withLock { $0 }.map { ($0.kind, 1) }, uniquingKeysWith: +)
// end 17.1
