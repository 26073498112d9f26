// The queue in front of the given one is concurrent, too.

// exercise 11.4
// instead of: let serialQueue = DispatchQueue(label: internalSerialQueueName, target: queue)
let serialQueue = DispatchQueue(
  label: internalSerialQueueName,
  attributes: .concurrent,
  target: queue
)
// end 11.4
