// Work that is called off stays in the queue until its time would have come.

// exercise 11.4
let work = ScheduledWork { action(state) }
queue.asyncAfter(deadline: .now() + dueTime) { work.run() }
return work
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
