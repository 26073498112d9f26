// Makes a serial queue, and ignores the given one.

// exercise 11.4
// instead of: let serialQueue = DispatchQueue(label: internalSerialQueueName, target: queue)
// instead of: self.init(serialQueue: serialQueue, leeway: leeway)
self.init(serialQueue: DispatchQueue(label: internalSerialQueueName), leeway: leeway)
// end 11.4
