// Adds the work as a block, which has no priority.

// exercise 11.5
let work = ScheduledWork { action(state) }
queue.async { work.run() }
return work
// end 11.5

// exercise 11.5
let work = ScheduledWork { action(state) }
operationQueue.addOperation { work.run() }
return work
// end 11.5
