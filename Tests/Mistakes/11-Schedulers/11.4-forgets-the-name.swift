// Puts a serial queue in front of the given one, with a name of its own.

// exercise 11.4
// instead of: let serialQueue = DispatchQueue(label: internalSerialQueueName, target: queue)
let serialQueue = DispatchQueue(label: "serial", target: queue)
// end 11.4
