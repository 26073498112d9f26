// Makes a serial queue, and ignores the given one.

// exercise 11.4
let work = ScheduledWork { action(state) }
let timer = QueueTimer(on: queue, after: dueTime, leeway: leeway) { timer in
  timer.dispose()
  work.run()
}
return Disposables.create(timer, work)
// end 11.4

// exercise 11.4
self.init(serialQueue: DispatchQueue(label: internalSerialQueueName), leeway: leeway)
// end 11.4

// exercise 11.4
let work = ScheduledWork { action(state) }
perform(work)
return work
// end 11.4

// exercise 11.4
configuration.queue.async { work.run() }
// end 11.4
