// Runs the work on a queue of the system, and not on the given one.

// exercise 11.5
// instead of: queue.async { work.run() }
DispatchQueue.global().async { work.run() }
// end 11.5
