// The first piece has a turn of its own, and the second turn runs all the others.

// exercise 11.13
// instead of: guard let work else { return false }
// instead of: work.run()
// instead of: return line.withLock { $0.goesOn() }
guard let work else { return false }
work.run()
guard line.withLock({ $0.goesOn() }) else { return false }
_ = scheduler.schedule(()) {
  while let work = self.line.withLock({ $0.goesOn() ? $0.waiting.removeFirst() : nil }) {
    work.run()
  }
  return Disposables.create()
}
return false
// end 11.13
