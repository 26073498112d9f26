// Wraps each piece in another one, which takes itself off the count when it has run.

// exercise 11.7
if DispatchQueue.isMain {
  let work = ScheduledWork { action(state) }
  work.run()
  return work
}
return super.schedule(state, action: action)
// end 11.7

// exercise 11.7
private let pending = Lock(0)

/// Work that is counted until it has run; it holds the scheduler.
private final class Counted: QueueWork {
  private let work: QueueWork
  private let scheduler: MainScheduler

  init(_ work: QueueWork, of scheduler: MainScheduler) {
    self.work = work
    self.scheduler = scheduler
  }

  func run() {
    work.run()
    scheduler.pending.withLock { $0 -= 1 }
  }
}
// end 11.7

// exercise 11.7
/// Runs work at once if the caller is on main and nothing came before it; else on the queue.
override func perform(_ work: QueueWork) {
  let counted = Counted(work, of: self)
  let isMain = DispatchQueue.isMain
  let runsNow = pending.withLock { pending in
    pending += 1
    return isMain && pending == 1
  }
  if runsNow { counted.run() } else { super.perform(counted) }
}
// end 11.7
