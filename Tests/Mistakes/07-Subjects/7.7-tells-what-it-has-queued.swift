// Queues what comes meanwhile, and tells it at once as well.

// exercise 7.7
// instead of: let turn = serializer.withLock { $0.enter(queueing: work) }
// instead of: turn.perform(work, next: { next() })
_ = serializer.withLock { $0.enter(queueing: work) }
work()
while let work = next() { work() }
// end 7.7
