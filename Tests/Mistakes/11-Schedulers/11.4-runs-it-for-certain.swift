// Sends the action straight to the queue, where nobody can call it off.

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
let (work, token) = (ScheduledWork { action(state) }, SingleAssignmentDisposable())
perform(work)
return token
// end 11.4

// exercise 11.4
configuration.queue.async { work.run() }
// end 11.4
