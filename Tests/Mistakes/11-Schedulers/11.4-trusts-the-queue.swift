// Takes the given queue for a serial one.

// exercise 11.4
// instead of: let serialQueue = DispatchQueue(label: internalSerialQueueName, target: queue)
// instead of: self.init(serialQueue: serialQueue, leeway: leeway)
self.init(serialQueue: queue, leeway: leeway)
// end 11.4
