// A flag in place of the count: the first piece that is over takes it down, and another still waits.

// exercise 11.7 in MainScheduler.swift
private let isBusy = Flag()
// end 11.7
// exercise 11.7 in MainScheduler.swift
/// Runs work at once if the caller is on main and nothing came before it; else on the queue.
override func perform(_ work: QueueWork) {
  let isFirst = isBusy.raise()
  if isFirst, DispatchQueue.isMain {
    finish(work)
  } else {
    configuration.queue.async {
      self.isBusy.raise()
      self.finish(work)
    }
  }
}

private func finish(_ work: QueueWork) {
  work.run()
  isBusy.lower()
}
// end 11.7
