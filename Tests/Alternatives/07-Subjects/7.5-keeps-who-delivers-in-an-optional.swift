// Who delivers is an optional pair, and nobody is idle.

// exercise 7.5
private var delivering: (thread: ThreadIdentity, turns: Int32)?
private let answersNest: Bool
private var queue = WorkQueue()
// end 7.5

// exercise 7.5
self.answersNest = answersNest
// end 7.5

// exercise 7.5
var serializer = Serializer(answersNest: answersNest)
serializer.delivering = (.current, 1)
return serializer
// end 7.5

// exercise 7.5
delivering == nil
// end 7.5

// exercise 7.5
if delivering == nil {
  delivering = (.current, 1)
  return .deliver
}
let nests = answersNest && delivering?.thread == .current
let waits = !nests || !queue.isEmpty
if nests { delivering?.turns += 1 }
if waits { queue.append(work()) }
return nests ? (waits ? .deliverQueue : .deliver) : .leave
// end 7.5

// exercise 7.5
let work = queue.removeFirst()
if work == nil {
  delivering?.turns -= 1
  if delivering?.turns == 0 { delivering = nil }
}
return work
// end 7.5
