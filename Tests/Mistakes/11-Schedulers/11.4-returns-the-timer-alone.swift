// The token stops the timer, and knows nothing of what the work returned.

// exercise 11.4
let work = ScheduledWork { action(state) }
let timer = QueueTimer(on: queue, after: dueTime, leeway: leeway) { timer in
  timer.dispose()
  work.run()
}
return timer
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
configuration.queue.async { work.run() }
// end 11.4
