// Runs the work on the queue, and waits for it.

// exercise 11.4
let work = ScheduledWork { action(state) }
let timer = QueueTimer(on: queue, after: dueTime, leeway: leeway) { timer in
  timer.dispose()
  work.run()
}
return Disposables.create(timer, work)
// end 11.4

// exercise 11.4
let serialQueue = DispatchQueue(label: internalSerialQueueName, target: queue)
self.init(serialQueue: serialQueue, leeway: leeway)
// end 11.4

// exercise 11.4
let work = ScheduledWork { action(state) }
perform(work)
return work
// end 11.4

// exercise 11.4
work.run()
// end 11.4
