// The timer goes on after it has fired, unless somebody disposes the token.

// exercise 11.4
let work = ScheduledWork { action(state) }
let timer = QueueTimer(on: queue, after: dueTime, leeway: leeway) { _ in work.run() }
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
configuration.queue.async { work.run() }
// end 11.4
