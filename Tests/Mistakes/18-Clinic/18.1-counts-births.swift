// Counts every object that was ever enrolled: in this census nobody dies.

// exercise 18.1
let entry = Entry(kind: kind ?? "\(type(of: object))", object: object)
entries.withLock { $0.append(entry) }
// end 18.1

// exercise 18.1
Dictionary(entries.withLock { $0 }.map { ($0.kind, 1) }, uniquingKeysWith: +)
// end 18.1
