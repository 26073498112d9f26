// The line is an array with an index that moves on; nothing is taken out.

// exercise 11.13
// instead of: var waiting = Queue<ScheduledWork>()
struct Numbered {
  var all: [ScheduledWork] = []
  var next = 0
  var isEmpty: Bool { next == all.count }

  mutating func append(_ work: ScheduledWork) { all.append(work) }

  mutating func removeFirst() -> ScheduledWork? {
    guard !isEmpty else { return nil }
    next += 1
    return all[next - 1]
  }
}

var waiting = Numbered()
// end 11.13
