// Reads and writes in one go, but on the server's queue.

// exercise 18.13
// instead of: .observe(on: MainScheduler.instance)
// end 18.13
