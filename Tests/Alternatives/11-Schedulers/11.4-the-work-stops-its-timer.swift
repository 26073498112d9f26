// The work stops its own timer, and the serial queue is given its target before it is activated.

// exercise 11.4
let slot = SingleAssignmentDisposable()
let work = ScheduledWork {
  slot.dispose()
  return action(state)
}
slot.setDisposable(
  QueueTimer(on: queue, after: dueTime, leeway: leeway) { _ in work.run() }
)
return Disposables.create(work, slot)
// end 11.4

// exercise 11.4
let serialQueue = DispatchQueue(
  label: internalSerialQueueName,
  attributes: .initiallyInactive
)
serialQueue.setTarget(queue: queue)
serialQueue.activate()
self.init(serialQueue: serialQueue, leeway: leeway)
// end 11.4

// exercise 11.4
let work = ScheduledWork { action(state) }
defer { perform(work) }
return work
// end 11.4

// exercise 11.4
configuration.queue.async(execute: DispatchWorkItem(block: work.run))
// end 11.4
