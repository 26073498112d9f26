// Runs the work inside `schedule`, on whichever thread that was called.

// exercise 11.4
// instead of: configuration.queue.async { work.run() }
work.run()
// end 11.4
