// The queue in front of the given one is concurrent, too.

// exercise 11.4
// instead of: let serialQueue = DispatchQueue(label: internalSerialQueueName, target: queue)
// instead of: self.init(serialQueue: serialQueue, leeway: leeway)
self.init(
  serialQueue: DispatchQueue(label: internalSerialQueueName, attributes: .concurrent, target: queue),
  leeway: leeway
)
// end 11.4
