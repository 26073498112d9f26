// Makes the work for the queue first, and mostly throws it away.

// exercise 7.5
// instead of: let thread = ThreadIdentity.current
let thread = ThreadIdentity.current
let work = work()
// instead of: queue.append(work())
// instead of: return .leave
queue.append(work)
return .leave
// instead of: queue.append(work())
// instead of: return .deliverQueue
queue.append(work)
return .deliverQueue
// end 7.5
