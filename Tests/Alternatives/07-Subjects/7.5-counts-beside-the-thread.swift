// Keeps the thread and the depth in two variables; a depth of zero is idle.

// exercise 7.5
private var owner: ThreadIdentity?
private var depth: Int32 = 0
private let nests: Bool
private var queue = WorkQueue()
// end 7.5

// exercise 7.5
nests = answersNest
// end 7.5

// exercise 7.5
var entered = Serializer(answersNest: answersNest)
_ = entered.enter(queueing: {})
return entered
// end 7.5

// exercise 7.5
depth == 0
// end 7.5

// exercise 7.5
let isMine = owner == .current
if depth > 0, !isMine || !nests {
  queue.append(work())
  return .leave
}
owner = .current
depth += 1
if queue.isEmpty { return .deliver }
queue.append(work())
return .deliverQueue
// end 7.5

// exercise 7.5
if let work = queue.removeFirst() { return work }
if depth > 0 { depth -= 1 }
if depth == 0 { owner = nil }
return nil
// end 7.5
