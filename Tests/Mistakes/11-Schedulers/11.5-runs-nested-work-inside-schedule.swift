// What is scheduled from inside an operation of the same queue runs inside schedule, which waits
// for it to return.

// exercise 11.5
// instead of: let operation = BlockOperation { work.run() }
if OperationQueue.current === operationQueue {
  work.run()
  return work
}
let operation = BlockOperation { work.run() }
// end 11.5
