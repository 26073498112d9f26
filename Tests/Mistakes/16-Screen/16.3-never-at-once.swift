// Without a mock, takes a scheduler on which everything waits for the next turn of the queue.

// exercise 16.3
// instead of: @TaskLocal private static var maker = Maker { MainScheduler() }
@TaskLocal private static var maker = Maker { MainScheduler.asyncInstance }
// end 16.3
