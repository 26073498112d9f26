// Counts in loops, and makes the ticket in a sequence of its own, which disposes it at the end.

// exercise 18.1
let name = kind ?? String(describing: type(of: object))
entries.withLock { entries in
  entries.append(Entry(kind: name, object: object))
}
// end 18.1

// exercise 18.1
var counts: [String: Int] = [:]
for entry in entries.withLock({ $0 }) where entry.object != nil {
  counts[entry.kind, default: 0] += 1
}
return counts
// end 18.1

// exercise 18.1
let history = (0..<visits)
  .map { _ in
    visit()
    return counts
  }
guard let first = history.first, let last = history.last else { return [:] }
let kinds = last.keys.filter { kind in last[kind, default: 0] > first[kind, default: 0] }
return Dictionary(
  uniqueKeysWithValues: kinds.map { ($0, last[$0, default: 0] - first[$0, default: 0]) }
)
// end 18.1

// exercise 18.1
.create { observer in
  let ticket = census.ticket(kind)
  let subscription = self.subscribe { event in
    if event.isStopEvent { ticket.dispose() }
    observer.on(event)
  }
  return Disposables.create(subscription, ticket)
}
// end 18.1
